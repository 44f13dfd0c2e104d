import { type BufferAttribute, type InterleavedBufferAttribute, type Mesh, Vector3 } from 'three'
import type { ClothPiece } from './garment.ts'
import { textureAt } from './panelBox.ts'
import { createTriangleGrid, type TriangleGrid } from './triangleGrid.ts'

type Attribute = BufferAttribute | InterleavedBufferAttribute

/** A spot of a panel in the world, and the way the cloth faces there. */
export interface ClothPoint {
  readonly position: Vector3
  readonly normal: Vector3
}

/** Where panel millimetres hang. `null` for a spot beyond the sewing line. */
export type ClothMap = (spot: readonly [x: number, y: number]) => ClothPoint | null

/** The grid is made when the first spot is asked for. */
export function createClothMap({ mesh, box }: ClothPiece): ClothMap {
  let grid: TriangleGrid | null = null
  return spot => {
    grid ??= triangleGridOf(mesh)
    const found = grid(textureAt(box, spot))
    if (!found) return null
    const { position, normal } = mesh.geometry.attributes
    if (!position || !normal) return null
    return {
      position: mixed(position, found).applyMatrix4(mesh.matrixWorld),
      normal: mixed(normal, found).transformDirection(mesh.matrixWorld),
    }
  }
}

function triangleGridOf({ geometry }: Mesh): TriangleGrid {
  const { uv } = geometry.attributes
  const count = uv?.count ?? 0
  const us = Float32Array.from({ length: count }, (_, at) => uv?.getX(at) ?? 0)
  const vs = Float32Array.from({ length: count }, (_, at) => uv?.getY(at) ?? 0)
  const corners = geometry.index?.array ?? Uint32Array.from({ length: count }, (_, at) => at)
  return createTriangleGrid({ us, vs, corners })
}

const corner = new Vector3()

function mixed(attribute: Attribute, found: NonNullable<ReturnType<TriangleGrid>>): Vector3 {
  const sum = new Vector3()
  found.corners.forEach((at, index) => {
    sum.addScaledVector(corner.fromBufferAttribute(attribute, at), found.shares[index] ?? 0)
  })
  return sum
}
