import { expect, it } from 'vitest'
import { panelBounds } from '../../../engine/index.ts'
import { foldedPrint } from '../../../engine/tailor/gates/foldedPrint.ts'
import { boxyFit } from '../../../plugins/garments/boxyfit/garment.ts'

const pattern = boxyFit.pattern('M', {})
const back = pattern.panels.find(({ id }) => id === 'back') ?? expect.unreachable()
const slots = boxyFit.slots(pattern).filter(({ id }) => id === 'backNumber')
const [slot = expect.unreachable()] = slots
const middle = (back.anchors[slot.anchor]?.[1] ?? 0) + slot.offset[1]

/** The back as it hangs straight down, or with a fold of so many mm across the middle of its number. */
function hung(fold: number) {
  const { left, top, right, bottom } = panelBounds(back)
  const [columns, rows] = [Math.floor((right - left) / 10), Math.floor((bottom - top) / 10)]
  const spots = Array.from({ length: (columns + 1) * (rows + 1) }, (_, at): readonly [number, number] => [
    left + (at % (columns + 1)) * 10,
    top + Math.floor(at / (columns + 1)) * 10,
  ])
  // Down, up again behind it, and down once more.
  const below = (y: number) => y - 2 * Math.min(fold, Math.max(0, y - middle))
  const positions = spots.flatMap(([x, y]) => [x / 1000, -below(y) / 1000, -0.0001 * Math.max(0, y - middle)])
  const triangles = Array.from({ length: columns * rows }, (_, at) => {
    const first = Math.floor(at / columns) * (columns + 1) + (at % columns)
    return [first, first + 1, first + columns + 1, first + 1, first + columns + 2, first + columns + 1]
  }).flat()
  return [{ panel: 'back', flat: spots.flat(), positions: Float64Array.from(positions), triangles }]
}

it('finds no fold in a back that hangs straight', () => {
  expect(foldedPrint(hung(0), pattern, slots)).toBe(0)
})

it('finds how much of a number lies in a fold, though its lines are as long as ever', () => {
  expect(foldedPrint(hung(50), pattern, slots)).toBeCloseTo(50 / slot.size.height, 1)
})

it('says nothing of places that are not on front or back', () => {
  expect(foldedPrint(hung(50), pattern, [{ ...slot, panel: 'sleeveLeft' as typeof slot.panel }])).toBe(0)
})
