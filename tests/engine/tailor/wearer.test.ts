import { describe, expect, it } from 'vitest'
import { ellipsoid } from '../../../engine/tailor/body/shapes.ts'
import { opennessOf, surfaceOf, withMirror } from '../../../engine/tailor/wearer/surfaceNet.ts'

const ball = ellipsoid([0.2, 0, 0], [0.1, 0.1, 0.1])
const box = { lowest: [0.05, -0.15, -0.15], highest: [0.35, 0.15, 0.15] } as const

describe('the surface of a figure', () => {
  it('is closed, lies on the shape and faces outwards', () => {
    const { positions, normals, triangles } = surfaceOf(ball, box, 0.012)
    const edges = new Map<string, number>()
    triangles.forEach((from, at) => {
      const to = triangles[at - (at % 3) + ((at + 1) % 3)] ?? 0
      const key = from < to ? `${from} ${to}` : `${to} ${from}`
      edges.set(key, (edges.get(key) ?? 0) + (from < to ? 1 : -1))
    })
    expect([...edges.values()].every(balance => balance === 0)).toBe(true)
    for (let at = 0; at < positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3)
      expect(Math.abs(ball(x, y, z))).toBeLessThan(0.0005)
      expect((x - 0.2) * (normals[at] ?? 0) + y * (normals[at + 1] ?? 0) + z * (normals[at + 2] ?? 0)).toBeGreaterThan(
        0.09,
      )
    }
    expect(windingVolume(positions, triangles)).toBeGreaterThan(0)
  })

  it('is mirrored to the other side, facing outwards there too', () => {
    const both = withMirror(surfaceOf(ball, box, 0.02))
    expect(windingVolume(both.positions, both.triangles)).toBeGreaterThan(0.007)
    expect(Math.min(...both.positions)).toBeCloseTo(-0.3, 2)
  })

  it('gets less light in a corner', () => {
    const surface = surfaceOf(ball, box, 0.02)
    const floor = (x: number, y: number, z: number) => Math.min(ball(x, y, z), y + 0.105)
    const open = opennessOf(floor, surface)
    const heights = [...open.keys()].map(at => surface.positions[at * 3 + 1] ?? 0)
    const lowest = heights.indexOf(Math.min(...heights))
    const highest = heights.indexOf(Math.max(...heights))
    expect(open[lowest]).toBeLessThan(0.4)
    expect(open[highest]).toBe(1)
  })
})

/** Of what the triangles enclose, in m³; negative when they face inwards. */
function windingVolume(positions: Float32Array, triangles: Uint32Array): number {
  let volume = 0
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map(corner => {
      const first = (triangles[at + corner] ?? 0) * 3
      return [...positions.subarray(first, first + 3)]
    })
    if (!a || !b || !c) continue
    const [ax = 0, ay = 0, az = 0] = a
    const [bx = 0, by = 0, bz = 0] = b
    const [cx = 0, cy = 0, cz = 0] = c
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6
  }
  return volume
}
