import { describe, expect, it } from 'vitest'
import { baseSize, gradePlace, panelBounds, type Size, sizes, widthOf } from '../../../engine/index.ts'
import { place } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'

const front = (size: Size) => {
  const panel = drawnGarment.pattern(size, {}).panels[0]
  if (!panel) throw new Error('The garment has lost its front.')
  return panel
}
const graded = (size: Size, grade: 'fixed' | 'proportional', x: number, y: number) =>
  gradePlace({ place: place({ x, y }), grade, base: front(baseSize), panel: front(size) })

describe.each(sizes)('on size %s', size => {
  it('[A4] keeps the centre on the centre', () => {
    expect(graded(size, 'fixed', 0, 40)[0]).toBe(0)
    expect(graded(size, 'proportional', 0, 40)[0]).toBe(0)
  })

  it('moves with the anchor and keeps a fixed offset', () => {
    const [, y] = front(size).anchors.centreChest ?? [0, 0]
    expect(graded(size, 'fixed', 80, 40)).toEqual([80, y + 40])
  })

  it('keeps a proportional offset in the same part of the panel', () => {
    const share = widthOf(panelBounds(front(size))) / widthOf(panelBounds(front(baseSize)))
    expect(graded(size, 'proportional', 200, 0)[0]).toBeCloseTo(200 * share, 9)
  })

  it('stays inside the panel at its edge when it is proportional', () => {
    const { right, bottom } = panelBounds(front(size))
    const [x, y] = graded(size, 'proportional', 259, 500)
    expect(x).toBeLessThan(right)
    expect(y).toBeLessThan(bottom)
  })
})

it('is the same both ways on the base size', () => {
  expect(graded(baseSize, 'fixed', 33, 44)).toEqual(graded(baseSize, 'proportional', 33, 44))
})

it('takes the middle of the panel for an anchor it does not have', () => {
  const panel = front('M')
  const at = gradePlace({ place: place({ anchor: 'elbow' }), grade: 'fixed', base: panel, panel })
  expect(at).toEqual([0, (panelBounds(panel).top + panelBounds(panel).bottom) / 2])
})
