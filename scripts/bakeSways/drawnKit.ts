import { readFile } from 'node:fs/promises'
import { Box3, Group, type Mesh } from 'three'
import { bindCloth, hangsFromShoulders } from '../../app/viewer/avatar/bindCloth.ts'
import { bodyPoints, pointsOf } from '../../app/viewer/avatar/bodyPoints.ts'
import { sleevesAtWrists } from '../../app/viewer/avatar/sleevesAtWrists.ts'
import { createWearerBones } from '../../app/viewer/avatar/wearerBones.ts'
import { hang } from '../../app/viewer/fit/hang.ts'
import { readFit } from '../../app/viewer/fit/readFit.ts'
import { readClothFile } from '../../app/viewer/readClothFile.ts'
import { isTurnedIn } from '../../app/viewer/turnedHem.ts'
import { type BodyPoints, type BoundCloth, type Skeleton, somePoints } from '../../engine/avatar/index.ts'
import { baseSize, panelId, type Size } from '../../engine/index.ts'
import { fitFile } from '../../plugins/drapedSizes.ts'

const parts = new Set(['head', 'arms', 'legs', 'base'])
const nameOf = ({ material }: Mesh) => (Array.isArray(material) ? '' : material.name)

/** The skin of a figure. */
export const skinOf = async (path: string): Promise<readonly Mesh[]> =>
  (await meshesOf(path)).filter(mesh => parts.has(nameOf(mesh)))

async function meshesOf(path: string): Promise<readonly Mesh[]> {
  const { children } = await readClothFile(await bytesOf(path))
  return children.map(child => child as Mesh)
}

async function bytesOf(path: string): Promise<ArrayBuffer> {
  const file = await readFile(path)
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.length)
}

const box = { left: 0, top: 0, width: 1, height: 1 }

/** Of a file of cloth, as it hangs in a size that it is draped in. */
async function meshesIn(size: Size, path: string): Promise<readonly Mesh[]> {
  const meshes = await meshesOf(path)
  if (size === baseSize) return meshes
  const panels = await readFit(await bytesOf(fitFile(path, size)))
  hang(
    meshes.map(mesh => ({ panel: nameOf(mesh), box, mesh })),
    [{ share: 1, panels }],
  )
  return meshes
}

/** The pieces of a kit as the shop binds them to somebody's bones, what hangs from the shoulders apart from the rest. */
export async function drawnKit(
  files: readonly string[],
  skin: readonly Mesh[],
  skeleton: Skeleton,
  size: Size = baseSize,
) {
  const found = await Promise.all(files.map(file => meshesIn(size, file)))
  const pieces = found.flat().map(mesh => ({ panel: panelId(nameOf(mesh)), box, mesh }))
  const kit = { addresses: [], group: new Group(), pieces, bounds: new Box3(), dispose() {} }
  const meshes = pieces.map(({ mesh }) => mesh)
  const shirt = meshes.filter(hangsFromShoulders)
  sleevesAtWrists(shirt, skeleton.joints)
  bindCloth(kit, bodyPoints(skin), createWearerBones(skeleton))
  return {
    shirt,
    trousers: meshes.filter(mesh => !hangsFromShoulders(mesh)),
  }
}

/** All points of some meshes as one cloth. */
export function clothOf(meshes: readonly Mesh[]): BoundCloth {
  const { positions, bones, shares } = allPoints(meshes)
  return { positions, weights: { bones, shares: Uint8Array.from(shares, share => Math.round(255 * share)) } }
}

/** The right sides of some meshes, without the hems that are turned in. */
export function rightSides(meshes: readonly Mesh[]): BodyPoints {
  const all = allPoints(meshes)
  let first = 0
  const kept = meshes.flatMap(({ geometry: { index, attributes } }) => {
    const { position, uv } = attributes
    const start = first
    first += position?.count ?? 0
    const outside = new Set<number>()
    for (let at = 0; at < (index?.count ?? 0); at += 3) {
      const corners = [index?.getX(at) ?? 0, index?.getX(at + 1) ?? 0, index?.getX(at + 2) ?? 0] as const
      if (!uv || !isTurnedIn(uv, corners)) for (const corner of corners) outside.add(start + corner)
    }
    return [...outside]
  })
  return somePoints(all, kept)
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
