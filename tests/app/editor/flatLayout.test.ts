import { describe, expect, it } from 'vitest'
import { flatLayout, type LaidPiece } from '../../../app/editor/stage/flatLayout.ts'
import { heightOf, widthOf } from '../../../engine/index.ts'
import { soccer } from '../../support/openSoccer.ts'

const { panels } = soccer.pattern('M', { sleeve: 'short', collar: 'crew' })

const boxOf = ({ x, y, bounds }: LaidPiece) => ({ x, y, right: x + widthOf(bounds), bottom: y + heightOf(bounds) })

describe.each([0.5, 1, 1.6, 3])('pieces on a sheet %f times as wide as high', aspect => {
  const { width, height, pieces } = flatLayout(panels, aspect)

  it('are all there and on the sheet', () => {
    expect(pieces.map(({ panel }) => panel)).toEqual(panels.map(({ id }) => id))
    for (const { x, y, right, bottom } of pieces.map(boxOf)) {
      expect(Math.min(x, y)).toBeGreaterThan(0)
      expect(right).toBeLessThan(width)
      expect(bottom).toBeLessThan(height)
    }
  })

  it('do not lie on each other', () => {
    const boxes = pieces.map(boxOf)
    const overlapping = boxes.flatMap((a, index) =>
      boxes.slice(index + 1).filter(b => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom),
    )
    expect(overlapping).toEqual([])
  })
})

it('puts nothing on a sheet of no pieces', () => {
  expect(flatLayout([], 1).pieces).toEqual([])
})
