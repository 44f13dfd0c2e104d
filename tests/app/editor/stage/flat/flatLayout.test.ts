import { describe, expect, it } from 'vitest'
import { flatLayout, type LaidPiece } from '../../../../../app/editor/stage/flat/flatLayout.ts'
import { heightOf, widthOf } from '../../../../../engine/index.ts'
import { hoodie } from '../../../../../plugins/garments/hoodie/garment.ts'
import { soccer } from '../../../../support/openSoccer.ts'

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

it.each([
  ['a wide stage', 1.6],
  ['half a stage', 0.8],
  ['a phone', 0.85],
])('covers most of %s with the pieces of shirt and shorts', (_, aspect) => {
  const kit = soccer.pattern('M', { sleeve: 'short', collar: 'crew', shorts: 'with' }).panels
  const { width, height, pieces } = flatLayout(kit, aspect)
  const [sheetWidth, sheetHeight] = [Math.max(width, height * aspect), Math.max(height, width / aspect)]
  const covered = pieces.reduce((sum, { bounds }) => sum + widthOf(bounds) * heightOf(bounds), 0)
  expect(covered / (sheetWidth * sheetHeight)).toBeGreaterThan(0.43)
})

it.each([0.5, 0.62, 0.85, 1.24, 1.6, 3])('lays legs, sleeves and cuffs side by side on a sheet of %f', aspect => {
  const kit = soccer.pattern('M', { sleeve: 'short', collar: 'crew', cuff: 'rib', shorts: 'with' }).panels
  const { pieces } = flatLayout(kit, aspect)
  const place = new Map<string, LaidPiece>(pieces.map(piece => [piece.panel, piece]))
  const pairs = pieces.flatMap(left => {
    const right = left.panel.endsWith('Left') ? place.get(left.panel.replace(/Left$/, 'Right')) : undefined
    return right ? [[left, right] as const] : []
  })
  expect(pairs.length).toBeGreaterThan(1)
  for (const [left, right] of pairs) expect(left.y).toBe(right.y)
})

it('leaves room for names that are wider than their pieces', () => {
  const { panels: pieces } = hoodie.pattern('M', {})
  const laid = flatLayout(pieces, 1.6, panel => hoodie.labels.en.panels[panel] ?? '').pieces
  const [left, right] = ['drawcordLeft', 'drawcordRight'].map(id => laid.find(({ panel }) => panel === id))
  expect(left?.y).toBe(right?.y)
  // Fifteen letters of 34 px, most of them narrower than half as wide as high.
  expect(Math.abs((right?.x ?? 0) - (left?.x ?? 0))).toBeGreaterThan(15 * 15)
})

it('puts nothing on a sheet of no pieces', () => {
  expect(flatLayout([], 1).pieces).toEqual([])
})
