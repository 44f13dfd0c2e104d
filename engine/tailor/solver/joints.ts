import type { ClothMesh } from '../mesh/clothMesh.ts'
import type { Triangle } from '../mesh/triangulate.ts'

/** A triangle on one side of a joint, as it lies flat; lengths in m, area in m². */
export interface Wing {
  /** The vertex across. */
  readonly tip: number
  readonly area: number
  readonly fromStart: number
  readonly fromEnd: number
}

/** An edge of the sewn mesh, with the triangles that meet there. */
export interface Joint {
  readonly start: number
  readonly end: number
  /** In m, as it lies flat; the mean of both sides of a seam. */
  readonly length: number
  readonly seam: boolean
  readonly rib: boolean
  readonly wings: readonly Wing[]
}

interface GrowingJoint {
  readonly start: number
  readonly end: number
  total: number
  /** Pairs of points, as text: two different ones make a seam. */
  readonly sides: Set<string>
  rib: boolean
  readonly wings: Wing[]
}

/** All edges, in the order in which the triangles bring them. */
export function findJoints(mesh: ClothMesh): readonly Joint[] {
  const joints = new Map<number, GrowingJoint>()
  const { triangles, panelOf, panels } = mesh
  for (let index = 0; index < panelOf.length; index++) {
    const rib = panels[panelOf[index] ?? 0]?.panel.rib ?? false
    const [a, b, c] = [triangles[index * 3] ?? 0, triangles[index * 3 + 1] ?? 0, triangles[index * 3 + 2] ?? 0]
    addSide(joints, mesh, { from: a, to: b, across: c, rib })
    addSide(joints, mesh, { from: b, to: c, across: a, rib })
    addSide(joints, mesh, { from: c, to: a, across: b, rib })
  }
  return [...joints.values()].map(({ total, sides, ...joint }) => ({
    ...joint,
    length: total / joint.wings.length,
    seam: sides.size > 1,
  }))
}

interface Side {
  readonly from: number
  readonly to: number
  readonly across: number
  readonly rib: boolean
}

function addSide(joints: Map<number, GrowingJoint>, mesh: ClothMesh, { from, to, across, rib }: Side): void {
  const { vertexOf, vertexCount } = mesh
  const one = vertexOf[from] ?? 0
  const other = vertexOf[to] ?? 0
  if (one === other) return
  const forwards = one < other
  const [start, end] = forwards ? [one, other] : [other, one]
  const key = start * vertexCount + end
  const joint = joints.get(key) ?? { start, end, total: 0, sides: new Set(), rib: false, wings: [] }
  joints.set(key, joint)
  const [fromTip, toTip] = [flatDistance(mesh, from, across), flatDistance(mesh, to, across)]
  joint.total += flatDistance(mesh, from, to)
  joint.rib ||= rib
  joint.sides.add(from < to ? `${from} ${to}` : `${to} ${from}`)
  joint.wings.push({
    tip: vertexOf[across] ?? 0,
    area: flatArea(mesh, from, to, across),
    fromStart: forwards ? fromTip : toTip,
    fromEnd: forwards ? toTip : fromTip,
  })
}

const flatAt = ({ flat }: ClothMesh, point: number) =>
  [(flat[point * 2] ?? 0) / 1000, (flat[point * 2 + 1] ?? 0) / 1000] as const

function flatDistance(mesh: ClothMesh, from: number, to: number): number {
  const [[ax, ay], [bx, by]] = [flatAt(mesh, from), flatAt(mesh, to)]
  return Math.hypot(bx - ax, by - ay)
}

/** In m². */
export function flatArea(mesh: ClothMesh, ...[a, b, c]: Triangle): number {
  const [[ax, ay], [bx, by], [cx, cy]] = [flatAt(mesh, a), flatAt(mesh, b), flatAt(mesh, c)]
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
}
