import type { AssetId, ToolPlugin } from '../../../engine/index.ts'
import type { KitCamera } from '../../viewer/kitCamera.ts'
import type { Lettering } from '../lettering/createLettering.ts'
import { facesOf } from '../lettering/facesOf.ts'
import { assetsOf } from '../pictures/assetsOf.ts'
import type { Pictures } from '../pictures/createPictures.ts'
import { withPictures } from '../pictures/withPictures.ts'
import { createKitPictures, type KitPictures } from './createKitPictures.ts'

/** Pictures of many kits beside each other, none of which is a design yet. */
export interface KitWall {
  readonly kits: KitPictures
  /** Takes files for them, and holds what they need. */
  readonly pictures: Pictures
  close(): void
}

export interface KitWallOptions {
  readonly tools: readonly ToolPlugin[]
  readonly lettering: Lettering
  readonly pictures: Pictures
  /** Brings a picture to this device that only the server has. */
  bringPicture(asset: AssetId): Promise<void>
  openCamera(): Promise<KitCamera | null>
  rest(): Promise<void>
}

export function openKitWall(options: KitWallOptions): KitWall {
  const { tools, lettering, pictures, bringPicture, openCamera, rest } = options
  const kits = createKitPictures({
    ...{ tools, rest, openCamera, resources: withPictures(lettering.resources, pictures.arrived) },
    async bring(document) {
      const assets = assetsOf(document)
      await Promise.all(assets.map(bringPicture))
      const { come, release } = pictures.hold(assets)
      await Promise.all([come, lettering.need(facesOf(document))])
      return release
    },
    pictureOf: asset => pictures.arrived.current().get(asset)?.bitmap ?? null,
  })
  return {
    ...{ kits, pictures },
    close() {
      kits.close()
      pictures.close()
    },
  }
}
