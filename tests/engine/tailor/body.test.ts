import { describe, expect, it } from 'vitest'
import { addLayer } from '../../../engine/tailor/body/addLayer.ts'
import { createFound, distanceAt, sampleGrid } from '../../../engine/tailor/body/distanceGrid.ts'
import { limb } from '../../../engine/tailor/body/limb.ts'
import { createMannequin } from '../../../engine/tailor/body/mannequin.ts'
import { ellipsoid } from '../../../engine/tailor/body/shapes.ts'
import { girth } from '../../support/girth.ts'

describe('the mannequin', () => {
  it('has a head only where a hood hangs on one, and is the same below it', () => {
    const [bare, headed] = [createMannequin('padded', 30), createMannequin('headed', 30)]
    expect(bare(0, 1.7, 0)).toBeGreaterThan(0)
    expect(headed(0, 1.7, 0)).toBeLessThan(0)
    for (const height of [0.9, 1.1, 1.3]) expect(girth(headed, height)).toBe(girth(bare, height))
  })

  it('measures 92 cm round the chest, arms lifted', () => {
    expect(girth(createMannequin('athletic', 80), 1.27)).toBeCloseTo(0.92, 1)
  })

  it('is the same on both sides', () => {
    const body = createMannequin('padded', 30)
    for (const [x, y, z] of [
      [0.1, 1.3, 0.1],
      [0.25, 1.2, 0],
      [0.08, 0.6, 0.05],
      [0.05, 1.45, -0.05],
    ] as const) {
      expect(body(-x, y, z)).toBeCloseTo(body(x, y, z), 12)
    }
  })

  it('is wider below the chest when it is padded, and the same at the shoulders', () => {
    const [athletic, padded] = [createMannequin('athletic', 80), createMannequin('padded', 80)]
    expect(girth(padded, 1.04) - girth(athletic, 1.04)).toBeGreaterThan(0.1)
    expect(padded(0.1, 1.42, 0)).toBe(athletic(0.1, 1.42, 0))
  })
})

describe('distances', () => {
  it('of a straight limb are those of a tube', () => {
    const tube = limb(
      [
        [0, 0, 0],
        [0, 1, 0],
      ],
      [
        [0, 0.1, 1, 0],
        [1, 0.1, 1, 0],
      ],
    )
    expect(tube(0.25, 0.5, 0)).toBeCloseTo(0.15, 12)
    expect(tube(0, 1.3, 0)).toBeCloseTo(0.2, 12)
  })

  it('from a grid are true to a third of a millimetre and point outwards', () => {
    const grid = sampleGrid(ellipsoid([0, 1, 0], [0.2, 0.2, 0.2]), 0.008)
    const found = createFound()
    for (const [x, y, z] of [
      [0.21, 1, 0],
      [0.1, 1.15, 0.1],
      [0, 0.81, 0.02],
    ] as const) {
      distanceAt(grid, x, y, z, found)
      expect(found[0]).toBeCloseTo(Math.hypot(x, y - 1, z) - 0.2, 3.2)
      expect((found[1] ?? 0) * x + (found[2] ?? 0) * (y - 1) + (found[3] ?? 0) * z).toBeGreaterThan(0)
    }
  })

  it('outside of the grid are far', () => {
    const found = createFound()
    distanceAt(
      sampleGrid(() => -1, 0.1),
      5,
      1,
      0,
      found,
    )
    expect(found[0]).toBe(1)
  })

  it('reach a worn garment before the body', () => {
    const body = sampleGrid(ellipsoid([0, 1, 0], [0.1, 0.1, 0.1]), 0.008)
    const worn = { positions: Float64Array.from([0.15, 1, 0]), normals: Float64Array.from([1, 0, 0]) }
    const found = createFound()
    distanceAt(addLayer(body, worn), 0.16, 1, 0, found)
    expect(found[0]).toBeCloseTo(0.16 - 0.15 - 0.003, 2.8)
    distanceAt(addLayer(body, worn), 0.14, 1, 0, found)
    expect(found[0]).toBeLessThan(0)
  })
})
