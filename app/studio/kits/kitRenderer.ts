import { type AssetId, letteringOf, type ToolPlugin } from '../../../engine/index.ts'
import { mayHaveWebGl } from '../../device/display.ts'
import type { KitCamera } from '../../viewer/kitCamera.ts'
import { type Images, withImages } from '../images/createImages.ts'
import { assetsOf } from '../images/designImages.ts'
import type { Lettering } from '../lettering/createLettering.ts'
import type { PatternTiles } from '../patterns/patternTiles.ts'
import { createKitImages, type KitImages } from './createKitImages.ts'

/** Images of many kits beside each other, none of which is a design yet. */
export interface KitRenderer {
  readonly kits: KitImages
  /** Takes files for them, and holds what they need. */
  readonly images: Images
  close(): void
}

interface KitRendererOptions {
  readonly tools: readonly ToolPlugin[]
  readonly lettering: Lettering
  readonly images: Images
  readonly patterns: PatternTiles
  /** Brings an image to this device that only the server has. */
  bringImage(asset: AssetId): Promise<void>
  openCamera(): Promise<KitCamera | null>
  rest(): Promise<void>
}

export function openKitRenderer(options: KitRendererOptions): KitRenderer {
  const { tools, lettering, images, patterns, bringImage, openCamera, rest } = options
  const kits = createKitImages({
    tools,
    rest,
    openCamera,
    resources: withImages(lettering.resources, images.arrived, patterns.tileOf),
    async bring(document) {
      const assets = assetsOf(document)
      await Promise.all(assets.map(bringImage))
      const { come, release } = images.hold(assets)
      await Promise.all([come, lettering.need(letteringOf(document)), patterns.need(document)])
      return release
    },
    imageOf: asset => images.arrived.current().get(asset)?.bitmap ?? null,
  })
  return {
    kits,
    images,
    close() {
      kits.close()
      images.close()
    },
  }
}

/** `null` where nothing can be drawn in 3D. What draws is fetched with the first image. */
export async function openKitCamera(): Promise<KitCamera | null> {
  if (!mayHaveWebGl()) return null
  const { createKitCamera } = await import('../../viewer/kitCamera.ts')
  try {
    return createKitCamera()
  } catch {
    return null
  }
}
