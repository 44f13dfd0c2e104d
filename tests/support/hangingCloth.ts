import { BufferGeometry, Float32BufferAttribute, Mesh, MeshBasicMaterial } from 'three'
import type { ClothPiece } from '../../app/viewer/clothPiece.ts'
import { panelId } from '../../engine/index.ts'

/** A square metre of cloth of 1000 × 1000 mm that hangs `z` metres before the origin and shows its outside to +z or −z. */
export function hangingCloth(id: string, z: number, facing: 1 | -1 = 1): ClothPiece {
  const geometry = new BufferGeometry()
  const across = facing
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      [-0.5 * across, 0.5, z, 0.5 * across, 0.5, z, 0.5 * across, -0.5, z, -0.5 * across, -0.5, z],
      3,
    ),
  )
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute([0, 0, facing, 0, 0, facing, 0, 0, facing, 0, 0, facing], 3),
  )
  geometry.setAttribute('uv', new Float32BufferAttribute([0, 0, 1, 0, 1, 1, 0, 1], 2))
  geometry.setIndex([0, 2, 1, 0, 3, 2])
  const mesh = new Mesh(geometry, new MeshBasicMaterial())
  mesh.updateMatrixWorld()
  return { panel: panelId(id), box: { left: -500, top: 0, width: 1000, height: 1000 }, mesh }
}
