import {
  type Artwork,
  type AssetStore,
  createArtwork,
  createState,
  type DesignDocument,
  type GarmentPlugin,
  letteringOf,
  type ToolPlugin,
} from '../../../engine/index.ts'
import type { Fetch } from '../../session/api/createClient.ts'
import { type Images, withImages } from '../images/createImages.ts'
import { assetsOf } from '../images/designImages.ts'
import type { Lettering } from '../lettering/createLettering.ts'
import { bringImage } from '../live/exchangeImages.ts'
import type { PatternTiles } from '../patterns/patternTiles.ts'
import { createKitImages, type KitImages } from './createKitImages.ts'

/** A document to be looked at, with what it is drawn with. */
export interface ReadOnlyDesign {
  readonly garment: GarmentPlugin
  readonly document: DesignDocument
  readonly artwork: Artwork
  readonly images: Images
  /** Where nothing can be drawn in 3D, images of the kit stand in. */
  readonly kits: KitImages
  /** Shows another document of the same cut in its place. */
  change(document: DesignDocument): void
  close(): void
}

interface ReadOnlyDesignOptions {
  readonly garment: GarmentPlugin
  readonly document: DesignDocument
  readonly tools: readonly ToolPlugin[]
  readonly lettering: Lettering
  readonly images: Images
  readonly patterns?: PatternTiles
  readonly store: AssetStore
  readonly fetch: Fetch
  /** Resolves when the page has had time for other things. */
  rest(): Promise<void>
}

/** Shows a document of the server's. Its images are stored on this device, in case somebody makes a copy. */
export function openReadOnlyDesign({
  garment,
  document,
  tools,
  lettering,
  images,
  patterns,
  store,
  fetch,
  rest,
}: ReadOnlyDesignOptions): ReadOnlyDesign {
  const resources = withImages(lettering.resources, images.arrived, patterns?.tileOf)
  const shown = createState(document)
  const artwork = createArtwork({ shown, garment, tools, resources, onPluginError() {} })
  const bringWhatIsUsed = (): void => {
    const assets = assetsOf(shown.current())
    void lettering.need(letteringOf(shown.current()))
    void patterns?.need(shown.current())
    images.need(assets)
    for (const asset of assets) void bringImage(asset, { store, fetch })
  }
  bringWhatIsUsed()
  const kits = createKitImages({
    tools,
    resources,
    rest,
    openCamera: async () => null,
    bring: async () => () => {},
    imageOf: asset => images.arrived.current().get(asset)?.bitmap ?? null,
  })
  return {
    garment,
    document,
    artwork,
    images,
    kits,
    change(next) {
      shown.set(next)
      bringWhatIsUsed()
    },
    close() {
      kits.close()
      images.close()
    },
  }
}
