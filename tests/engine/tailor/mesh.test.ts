import { describe, expect, it } from 'vitest'
import type { Point } from '../../../engine/geometry/path.ts'
import { seededRandom } from '../../../engine/geometry/seededRandom.ts'
import { freeEdges, seamLines } from '../../../engine/tailor/mesh/clothMesh.ts'
import { sewPanels } from '../../../engine/tailor/mesh/sewPanels.ts'
import { type Triangle, triangulate } from '../../../engine/tailor/mesh/triangulate.ts'
import { patternOf, square } from '../../support/clothSquare.ts'

const spacing = 10
const outline: readonly Point[] = [
  ...Array.from({ length: 20 }, (_, i): Point => [i * 10, Math.sin(i / 3) * 12]),
  [200, 150],
  [100, 90],
  [0, 150],
]
const signedArea = (points: readonly Point[], [a, b, c]: Triangle) => {
  const [p, q, r] = [points[a] ?? [0, 0], points[b] ?? [0, 0], points[c] ?? [0, 0]]
  return ((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])) / 2
}
const areaOf = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [0, 0]
    return sum + (x * v - u * y) / 2
  }, 0)

describe('triangulating a panel', () => {
  const { points, triangles } = triangulate(outline, { spacing, random: seededRandom(1) })

  it('covers the outline exactly, hollows too', () => {
    const covered = triangles.reduce((sum, triangle) => sum + Math.abs(signedArea(points, triangle)), 0)
    expect(covered).toBeCloseTo(Math.abs(areaOf(outline)), 6)
  })

  it('keeps the outline first and turns every triangle to the outside', () => {
    expect(points.slice(0, outline.length)).toEqual(outline)
    for (const triangle of triangles) expect(signedArea(points, triangle)).toBeLessThan(0)
  })

  it('gives the same mesh for the same seed and another for another', () => {
    expect(triangulate(outline, { spacing, random: seededRandom(1) }).points).toEqual(points)
    expect(triangulate(outline, { spacing, random: seededRandom(2) }).points).not.toEqual(points)
  })
})

describe('sewing panels', () => {
  const panels = [square('one', 100), square('other', 100)]
  const apart = sewPanels(patternOf(panels, []), { spacing, seed: 1 })
  const sewn = sewPanels(patternOf(panels, [['one.right', 'other.left']]), { spacing, seed: 1 })

  it('makes one vertex of every two points on a seam', () => {
    expect(apart.vertexCount - sewn.vertexCount).toBe(11)
    expect(freeEdges(apart).length - freeEdges(sewn).length).toBe(20)
  })

  it('joins edges that run against each other, end to start', () => {
    const [one, other] = sewn.panels
    const along = one?.edges.get('right') ?? []
    const against = other?.edges.get('left')?.toReversed() ?? []
    expect(along.map(point => sewn.vertexOf[point])).toEqual(against.map(point => sewn.vertexOf[point]))
  })

  it('gives both edges of a seam as many points though one is longer', () => {
    const eased = sewPanels(patternOf([square('one', 100), square('other', 112)], [['one.right', 'other.left']]), {
      spacing,
      seed: 1,
    })
    expect(eased.panels.map(({ edges }) => [edges.get('left')?.length, edges.get('right')?.length])).toEqual([
      [11, 12],
      [12, 12],
    ])
  })

  it('knows the line of a seam and of a free edge', () => {
    const lines = seamLines(sewn)
    const seam = sewn.panels[0]?.edges.get('right')?.map(point => sewn.vertexOf[point] ?? 0) ?? []
    expect(lines.get(seam[5] ?? 0)?.toSorted()).toEqual([seam[4], seam[6]].toSorted())
    expect(lines.size).toBeGreaterThan(seam.length)
  })

  it('sews a panel to itself', () => {
    const tube = sewPanels(patternOf([square('one', 100)], [['one.left', 'one.right']]), { spacing, seed: 1 })
    expect(freeEdges(tube)).toHaveLength(20)
  })

  it('says which edge a seam names in vain', () => {
    const pattern = patternOf(panels, [['one.right', 'other.cuff']])
    expect(() => sewPanels(pattern, { spacing, seed: 1 })).toThrow('"other.cuff"')
  })
})
