import { expect, it } from 'vitest'
import { sizes } from '../../../engine/index.ts'
import { hoodie } from '../../../plugins/garments/hoodie/garment.ts'
import { testPlaces } from '../../../scripts/contactSheet/testPlaces.ts'

it.each(sizes)('a contact sheet shows the number of a hoodie where it is printed, above the pocket, in %s', size => {
  const pattern = hoodie.pattern(size, {})
  const pocket = pattern.panels.find(({ id }) => id === 'pocket')
  const upper = Math.min(...(pocket?.edges.flatMap(({ points }) => points.map(([, y]) => y)) ?? []))
  const top = pocket?.placement.kind === 'onto' ? pocket.placement.at[1] + upper : Number.NaN
  const places = testPlaces(['plugins/garments/hoodie/hoodie.glb'], size)
  const number = places.find(({ panel, text }) => panel === 'front' && text === '10')
  expect(number && number.y + number.height / 2).toBeLessThanOrEqual(top - 10)
})

it('a contact sheet says nothing on a file of somebody else', () => {
  expect(testPlaces(['aaron.glb'])).toEqual([])
})
