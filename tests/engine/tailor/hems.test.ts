import { describe, expect, it } from 'vitest'
import { normalsOf } from '../../../engine/tailor/finish/finishGarment.ts'
import { tightHems } from '../../../engine/tailor/finish/tightHems.ts'
import { turnHems } from '../../../engine/tailor/finish/turnHems.ts'

const hem = { thickness: 0.0022, depth: 0.016 }

/** Cloth of 100 mm × 40 mm that is bent round upright in the middle, as tightly as the radius in mm says. */
function bent(radius: number) {
  const [columns, step] = [201, 0.5]
  const half = (Math.PI * radius) / 2
  const across = (s: number) => {
    const turn = Math.max(-half, Math.min(half, s)) / radius
    const beyond = Math.max(0, Math.abs(s) - half)
    return [radius * Math.sin(turn), radius * Math.cos(turn) - beyond]
  }
  const points = Array.from({ length: columns * 21 }, (_, at) => {
    return [((at % columns) - 100) * step, Math.floor(at / columns) * 2] as const
  })
  const triangles = Uint32Array.from(
    points.flatMap(([x, y], at) =>
      x === 50 || y === 40 ? [] : [at, at + columns, at + 1, at + 1, at + columns, at + columns + 1],
    ),
  )
  const positions = points.flatMap(([x, y]) => {
    const [right = 0, forward = 0] = across(x)
    return [right / 1000, 1 - y / 1000, forward / 1000]
  })
  const mesh = {
    flat: Float64Array.from(points.flat()),
    vertexOf: Int32Array.from(points, (_, index) => index),
    vertexCount: points.length,
    triangles,
    panelOf: new Uint8Array(triangles.length / 3),
    positions: Float64Array.from(positions),
    corners: new Set([0, columns - 1, columns * 20, columns * 21 - 1]),
  }
  return { mesh, normals: normalsOf(mesh, mesh.positions) }
}

describe('a turned hem', () => {
  it('does not pass through itself where cloth is bent gently', () => {
    const { mesh, normals } = bent(6)
    expect(tightHems(turnHems(mesh, normals, hem)).crossings).toBe(0)
  })

  it('that passes through itself in a sharp bend is narrowed there until it does not', () => {
    const { mesh, normals } = bent(1.6)
    const crossed = tightHems(turnHems(mesh, normals, hem))
    expect(crossed.crossings).toBeGreaterThan(10)
    const tight = new Map([...crossed.edges].map(edge => [edge, hem.depth * 0.12]))
    const narrowed = tightHems(turnHems(mesh, normals, { ...hem, tight }))
    expect(narrowed.crossings).toBeLessThan(crossed.crossings / 4)
  })
})
