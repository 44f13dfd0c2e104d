import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { matchScore, type PaletteItem, searchItems } from '../../../../app/editor/palette/searchItems.ts'

const english = ((key: string) => key) as TFunction
const khmer = ((key: string) => ({ Sleeves: 'ដៃអាវ', Collar: 'កអាវ' })[key] ?? key) as TFunction
const item = (name: string): PaletteItem => ({
  id: name,
  group: 'cloth',
  icon: {} as PaletteItem['icon'],
  run() {},
  label: t => t(name),
})
const items = ['Collar', 'Sleeves', 'Open Colour', 'Goalkeeper', 'Download PDF'].map(item)
const found = (query: string, recent: readonly string[] = []) =>
  searchItems(items, query, { recent, speakers: [english, khmer] }).map(({ id }) => id)

it('finds by the beginning before the middle', () => {
  expect(found('col')).toEqual(['Collar', 'Open Colour'])
})

it('finds in Khmer and in English', () => {
  expect(found('ដៃ')).toEqual(['Sleeves'])
  expect(found('អាវ')).toEqual(['Collar', 'Sleeves'])
  expect(found('slee')).toEqual(['Sleeves'])
})

it('finds several words in any order, and letters that are spread', () => {
  expect(found('pdf down')).toEqual(['Download PDF'])
  expect(found('gk')).toEqual(['Goalkeeper'])
})

it('shows what was used last first', () => {
  expect(found('', ['Goalkeeper', 'Sleeves']).slice(0, 2)).toEqual(['Goalkeeper', 'Sleeves'])
  expect(found('អាវ', ['Sleeves'])).toEqual(['Sleeves', 'Collar'])
})

it('finds nothing where there is nothing', () => {
  expect(found('xyz')).toEqual([])
  expect(found('lc')).toEqual([])
})

it('does not mind accents, capitals and the invisible spaces of Khmer', () => {
  expect(matchScore('sokha', 'Sókhà')).not.toBeNull()
  expect(matchScore('អាវ', 'ដៃ\u200bអា\u200bវ')).not.toBeNull()
})
