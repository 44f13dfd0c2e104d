import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type AvatarId, type ClipId, clips } from '../../engine/avatar/index.ts'
import { type GarmentFile, garmentFiles, underneathOf } from '../bake/garmentFiles.ts'

/** Whom cloth sways on. */
export const wearer = 'beckham'
export const wearerFile = figureFile(wearer)
export const swayRecords = 'plugins/sways.json'

export function figureFile(avatar: AvatarId): string {
  return `app/viewer/avatar/baked/${avatar}.glb`
}

/** The garment of a mesh without its ending. Throws for one that there is not. */
export function garmentOf(mesh: string): GarmentFile {
  const found = garmentFiles.find(({ folder, file }) => `${folder}/${file}` === `plugins/garments/${mesh}.glb`)
  if (!found) throw new Error(`There is no mesh "${mesh}". Mend the list in plugins/swayingMeshes.ts.`)
  return found
}

/** How a mesh is called, without its ending. */
export const meshNameOf = ({ garment, file }: GarmentFile): string => `${garment.slug}/${file.replace(/\.glb$/, '')}`

/** The hash that the record of an up-to-date file has: of everything that a sway depends on. */
export function swayHash(mesh: string, clip: ClipId): string {
  const garment = garmentOf(mesh)
  const meshes = [garment, ...underneathOf(garment)].map(({ folder, file }) => `${folder}/${file}`)
  const hash = createHash('sha256').update(JSON.stringify(clips[clip]))
  for (const path of [wearerFile, ...meshes]) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}
