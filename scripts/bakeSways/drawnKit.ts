import { readFile } from 'node:fs/promises'
import { Box3, Group, type Mesh } from 'three'
import { bindCloth, hangsFromShoulders } from '../../app/viewer/avatar/bindCloth.ts'
import { bodyPoints, pointsOf } from '../../app/viewer/avatar/bodyPoints.ts'
import { createWearerBones } from '../../app/viewer/avatar/wearerBones.ts'
import { readClothFile } from '../../app/viewer/readClothFile.ts'
import type { BodyPoints, BoundCloth, Skeleton } from '../../engine/avatar/index.ts'
import { panelId } from '../../engine/index.ts'

const parts = new Set(['head', 'arms', 'legs', 'base'])
const nameOf = ({ material }: Mesh) => (Array.isArray(material) ? '' : material.name)

/** The skin of a figure. */
export const skinOf = async (path: string): Promise<readonly Mesh[]> =>
  (await meshesOf(path)).filter(mesh => parts.has(nameOf(mesh)))

async function meshesOf(path: string): Promise<readonly Mesh[]> {
  const file = await readFile(path)
  const { children } = await readClothFile(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
  return children.map(child => child as Mesh)
}

/** The pieces of a kit as the shop binds them to somebody's bones, what hangs from the shoulders apart from the rest. */
export async function drawnKit(files: readonly string[], skin: readonly Mesh[], skeleton: Skeleton) {
  const box = { left: 0, top: 0, width: 1, height: 1 }
  const found = await Promise.all(files.map(meshesOf))
  const pieces = found.flat().map(mesh => ({ panel: panelId(nameOf(mesh)), box, mesh }))
  const kit = { addresses: [], group: new Group(), pieces, bounds: new Box3(), dispose() {} }
  bindCloth(kit, bodyPoints(skin), createWearerBones(skeleton))
  const meshes = pieces.map(({ mesh }) => mesh)
  return {
    shirt: meshes.filter(hangsFromShoulders),
    trousers: meshes.filter(mesh => !hangsFromShoulders(mesh)),
  }
}

/** All points of some meshes as one cloth. */
export function clothOf(meshes: readonly Mesh[]): BoundCloth {
  const { positions, bones, shares } = allPoints(meshes)
  return { positions, weights: { bones, shares: Uint8Array.from(shares, share => Math.round(255 * share)) } }
}

/** All points of some meshes, none left out. */
export function allPoints(meshes: readonly Mesh[]): BodyPoints {
  const read = meshes.map(({ geometry }) => ({ ...pointsOf(geometry), attributes: geometry.attributes }))
  const four = (name: 'skinIndex' | 'skinWeight') =>
    read.flatMap(({ attributes }) =>
      Array.from(
        { length: (attributes[name]?.count ?? 0) * 4 },
        (_, at) => attributes[name]?.getComponent(Math.floor(at / 4), at % 4) ?? 0,
      ),
    )
  return {
    positions: Float32Array.from(read.flatMap(({ positions }) => [...positions])),
    normals: Float32Array.from(read.flatMap(({ normals }) => [...normals])),
    bones: Uint8Array.from(four('skinIndex')),
    shares: Float32Array.from(four('skinWeight')),
  }
}
