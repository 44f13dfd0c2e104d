import { expect, it } from 'vitest'
import { pixelsOf } from '../../../app/viewer/panelTexture.ts'

const front = { left: 0, top: 0, width: 560, height: 730 }
const cuff = { left: -100, top: 0, width: 215, height: 80 }

it('paints small panels as finely as large ones, and not finer', () => {
  expect(pixelsOf(front, 1.4)).toEqual({ width: 784, height: 1022 })
  expect(pixelsOf(cuff, 1.4)).toEqual({ width: 301, height: 112 })
})

it('paints no side of a panel with more than 2048 pixels', () => {
  expect(pixelsOf(front, 5.6)).toEqual({ width: 1571, height: 2048 })
  expect(pixelsOf(cuff, 5.6)).toEqual({ width: 1204, height: 448 })
})

it('paints a panel that is a thin line', () => {
  expect(pixelsOf({ left: 0, top: 0, width: 0.1, height: 150 }, 0.7)).toEqual({ width: 1, height: 105 })
})
