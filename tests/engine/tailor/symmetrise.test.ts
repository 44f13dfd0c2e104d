import { describe, expect, it } from 'vitest'
import { sampleGrid, verticesInside } from '../../../engine/tailor/body/distanceGrid.ts'
import { createMannequin } from '../../../engine/tailor/body/mannequin.ts'
import { symmetrise } from '../../../engine/tailor/finish/symmetrise.ts'
import { sewPanels } from '../../../engine/tailor/mesh/sewPanels.ts'
import { spotFinder } from '../../../engine/tailor/mesh/spotFinder.ts'
import { placePanels } from '../../../engine/tailor/placement/placePanels.ts'
import { soccer } from '../../../plugins/garments/soccer/garment.ts'

const armAngle = 30
const pattern = soccer.pattern('M', { sleeve: 'long' })
const mesh = sewPanels(pattern, { spacing: 25, seed: 7 })
const placed = placePanels(mesh, pattern, armAngle)
const body = sampleGrid(createMannequin('padded', armAngle), 0.02)
const sleeves = mesh.panels.filter(({ id }) => id.startsWith('sleeve'))

/** Below this height, in m, arms and their sleeves hang freely. */
const elbow = 1.15
/** Before and behind the arm, in m, where it is not. */
const before = 0.13

/** The lower sleeves pressed flat: that of the wearer's left at one depth, that of the right at another. */
function flattened(depths: { readonly Left: number; readonly Right: number }): Float64Array {
  const positions = placed.slice()
  for (const { id, first, count } of sleeves) {
    for (const vertex of mesh.vertexOf.subarray(first, first + count)) {
      if ((placed[vertex * 3 + 1] ?? 0) > elbow) continue
      positions[vertex * 3 + 2] = id.endsWith('Left') ? depths.Left : depths.Right
    }
  }
  return positions
}

/** How deep, in m, the middles of both sleeves' hems hang, the left's first. */
function hemDepths(positions: Float64Array): readonly number[] {
  return sleeves.map(({ edges }) => {
    const hem = edges.get('hem') ?? []
    return positions[(mesh.vertexOf[hem[Math.floor(hem.length / 2)] ?? 0] ?? 0) * 3 + 2] ?? Number.NaN
  })
}

const caughtIn = (positions: Float64Array) =>
  verticesInside({ positions, vertexCount: mesh.vertexCount }, body).filter(
    vertex => (positions[vertex * 3 + 1] ?? 0) < elbow - 0.1 && Math.abs(positions[vertex * 3] ?? 0) > 0.35,
  )

describe('symmetrise', () => {
  it('never hangs a sleeve half way between two folds, which is inside the arm', () => {
    const [one, other] = hemDepths(symmetrise(mesh, flattened({ Left: before, Right: -before }), body))
    expect(one).toBeCloseTo(before, 2)
    expect(other).toBeCloseTo(before, 2)
    expect(caughtIn(symmetrise(mesh, flattened({ Left: before, Right: -before }), body))).toEqual([])
  })

  it('follows the side that is not caught in the body', () => {
    const caught = flattened({ Left: 0.02, Right: -before })
    expect(caughtIn(caught).length).toBeGreaterThan(0)
    const [one, other] = hemDepths(symmetrise(mesh, caught, body))
    expect(one).toBeCloseTo(-before, 2)
    expect(other).toBeCloseTo(-before, 2)
  })

  it('hangs the front half way to its mirror image', () => {
    const leaning = placed.map((value, index) => (index % 3 === 0 ? value + 0.01 : value))
    const positions = symmetrise(mesh, leaning, body)
    const front = mesh.panels.findIndex(({ id }) => id === 'front')
    const pointPositions = Array.from(mesh.vertexOf, vertex => [
      ...positions.subarray(vertex * 3, vertex * 3 + 3),
    ]).flat()
    const triangles = mesh.triangles.filter((_, at) => mesh.panelOf[Math.floor(at / 3)] === front)
    const find = spotFinder({ positions: pointPositions, flat: mesh.flat, triangles })
    for (const y of [250, 400, 600]) {
      const [left, right] = [find(90, y), find(-90, y)]
      expect((left?.[0] ?? 1) + (right?.[0] ?? 1), `${y} mm down`).toBeCloseTo(0, 2)
    }
  })
})
