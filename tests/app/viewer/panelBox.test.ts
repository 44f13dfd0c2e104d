import { expect, it } from 'vitest'
import { readPanelBox, spotAt, textureAt } from '../../../app/viewer/panelBox.ts'

const box = { left: -300, top: -20, width: 600, height: 800 }

it('turns texture coordinates into panel millimetres and back', () => {
  expect(spotAt(box, [0.5, 0.25])).toEqual([0, 180])
  expect(textureAt(box, [0, 180])).toEqual([0.5, 0.25])
})

it('reads the box of a baked material', () => {
  expect(readPanelBox({ ...box, more: 1 })).toEqual(box)
})

it.each([undefined, null, 7, {}, { ...box, width: 0 }, { ...box, top: Number.NaN }, { ...box, left: '1' }])(
  'takes %j for no box',
  value => {
    expect(readPanelBox(value)).toBeNull()
  },
)
