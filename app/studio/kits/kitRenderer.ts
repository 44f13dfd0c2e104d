import type { AssetId, ToolPlugin } from '../../../engine/index.ts'
import { hasWebGl } from '../../device/display.ts'
import type { KitCamera } from '../../viewer/kitCamera.ts'
import { facesOf, type Lettering } from '../lettering/createLettering.ts'
import { type Pictures, withPictures } from '../pictures/createPictures.ts'
import { assetsOf } from '../pictures/designPictures.ts'
import { createKitPictures, type KitPictures } from './createKitPictures.ts'

/** Pictures of many kits beside each other, none of which is a design yet. */
export interface KitRenderer {
  readonly kits: KitPictures
  /** Takes files for them, and holds what they need. */
  readonly pictures: Pictures
  close(): void
}

interface KitRendererOptions {
  readonly tools: readonly ToolPlugin[]
  readonly lettering: Lettering
  readonly pictures: Pictures
  /** Brings a picture to this device that only the server has. */
  bringPicture(asset: AssetId): Promise<void>
  openCamera(): Promise<KitCamera | null>
  rest(): Promise<void>
}

export function openKitRenderer(options: KitRendererOptions): KitRenderer {
  const { tools, lettering, pictures, bringPicture, openCamera, rest } = options
  const kits = createKitPictures({
    tools,
    rest,
    openCamera,
    resources: withPictures(lettering.resources, pictures.arrived),
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
    kits,
    pictures,
    close() {
      kits.close()
      pictures.close()
    },
  }
}

/** `null` where nothing can be drawn in 3D. What draws is fetched with the first picture. */
export async function openKitCamera(): Promise<KitCamera | null> {
  if (!hasWebGl()) return null
  const { createKitCamera } = await import('../../viewer/kitCamera.ts')
  return createKitCamera()
}
