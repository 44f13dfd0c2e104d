import { expect, it } from 'vitest'
import { isOffered, madeCut } from '../../engine/garment/cuts.ts'
import { emptyDocument, type GarmentPlugin, meshesOf, shownOptions } from '../../engine/index.ts'
import { optionId } from '../../engine/plugin.ts'
import { soccer } from '../support/openSoccer.ts'

const options: GarmentPlugin['options'] = [
  { id: optionId('collar'), values: ['crew', 'polo'], initial: 'crew' },
  {
    id: optionId('armhole'),
    values: ['setIn', 'raglan'],
    initial: 'setIn',
    only: { raglan: [{ collar: ['crew'] }] },
  },
]
const garment: GarmentPlugin = { ...soccer, options }

it('offers a value with those of other options that it goes with', () => {
  const crew = { collar: 'crew', armhole: 'setIn' }
  expect(isOffered(options, crew, 'armhole', 'raglan')).toBe(true)
  expect(isOffered(options, { ...crew, collar: 'polo' }, 'armhole', 'raglan')).toBe(false)
})

it('offers it with the values of one of several lists, not with some of each', () => {
  const [collar, armhole] = options
  if (!collar || !armhole) return expect.unreachable()
  const raglan: readonly Readonly<Record<string, readonly string[]>>[] = [
    { collar: ['crew'] },
    { collar: ['polo'], sleeve: ['short'] },
  ]
  const sleeve = { id: optionId('sleeve'), values: ['short', 'long'], initial: 'short' }
  const more: GarmentPlugin['options'] = [collar, sleeve, { ...armhole, only: { raglan } }]
  const offered = (of: string, length: string) =>
    isOffered(more, { collar: of, sleeve: length, armhole: 'setIn' }, 'armhole', 'raglan')
  expect([offered('crew', 'long'), offered('polo', 'short'), offered('polo', 'long')]).toEqual([true, true, false])
})

it('does not offer what a chosen value does not go with', () => {
  const raglan = { collar: 'crew', armhole: 'raglan' }
  expect(isOffered(options, raglan, 'collar', 'polo')).toBe(false)
  expect(isOffered(options, raglan, 'collar', 'crew')).toBe(true)
  expect(isOffered(options, raglan, 'armhole', 'setIn')).toBe(true)
})

it('makes the initial value of one that does not go with the others', () => {
  expect(madeCut(options, { collar: 'polo', armhole: 'raglan' })).toEqual({ collar: 'polo', armhole: 'setIn' })
  expect(madeCut(options, { collar: 'crew', armhole: 'raglan' })).toEqual({ collar: 'crew', armhole: 'raglan' })
})

it('shows a design in which two people chose what does not go together as it is made', () => {
  const chosen = { [optionId('collar')]: { value: 'polo' }, [optionId('armhole')]: { value: 'raglan' } }
  const document = { ...emptyDocument, options: chosen }
  expect(shownOptions({ document, garment }, 'player', null)).toEqual({ collar: 'polo', armhole: 'setIn' })
})

it('hangs the mesh of the cut that is made', () => {
  const mesh = { part: 'shirt', hangsFrom: 'shoulders', underneath: [] } as const
  const meshes: GarmentPlugin['meshes'] = [
    { ...mesh, file: 'polo.glb', cut: { collar: 'polo', armhole: 'setIn' } },
    { ...mesh, file: 'raglan.glb', cut: { collar: 'crew', armhole: 'raglan' } },
  ]
  expect(meshesOf({ ...garment, meshes }, { collar: 'polo', armhole: 'raglan' })).toEqual(['soccer/polo.glb'])
})
