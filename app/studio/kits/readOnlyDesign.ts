import {
  type Artwork,
  type AssetStore,
  createArtwork,
  createState,
  type DesignDocument,
  type GarmentPlugin,
  type ToolPlugin,
} from '../../../engine/index.ts'
import type { Fetch } from '../../session/api/createClient.ts'
import { facesOf, type Lettering } from '../lettering/createLettering.ts'
import { bringPicture } from '../live/exchangePictures.ts'
import { type Pictures, withPictures } from '../pictures/createPictures.ts'
import { assetsOf } from '../pictures/designPictures.ts'
import { createKitPictures, type KitPictures } from './createKitPictures.ts'

/** A document to be looked at, with what it is drawn with. */
export interface ReadOnlyDesign {
  readonly garment: GarmentPlugin
  readonly document: DesignDocument
  readonly artwork: Artwork
  readonly pictures: Pictures
  /** Where nothing can be drawn in 3D, pictures of the kit stand in. */
  readonly kits: KitPictures
  /** Shows another document of the same cut in its place. */
  change(document: DesignDocument): void
  close(): void
}

interface ReadOnlyDesignOptions {
  readonly garment: GarmentPlugin
  readonly document: DesignDocument
  readonly tools: readonly ToolPlugin[]
  readonly lettering: Lettering
  readonly pictures: Pictures
  readonly store: AssetStore
  readonly fetch: Fetch
  /** Resolves when the page has had time for other things. */
  rest(): Promise<void>
}

/** Shows a document of the server's. Its pictures are kept on this device, for whoever makes it his own. */
export function openReadOnlyDesign({
  garment,
  document,
  tools,
  lettering,
  pictures,
  store,
  fetch,
  rest,
}: ReadOnlyDesignOptions): ReadOnlyDesign {
  const resources = withPictures(lettering.resources, pictures.arrived)
  const shown = createState(document)
  const artwork = createArtwork({ shown, garment, tools, resources, onFault() {} })
  const bringWhatIsUsed = (): void => {
    const assets = assetsOf(shown.current())
    void lettering.need(facesOf(shown.current()))
    pictures.need(assets)
    for (const asset of assets) void bringPicture(asset, { store, fetch })
  }
  bringWhatIsUsed()
  const kits = createKitPictures({
    tools,
    resources,
    rest,
    openCamera: async () => null,
    bring: async () => () => {},
    pictureOf: asset => pictures.arrived.current().get(asset)?.bitmap ?? null,
  })
  return {
    garment,
    document,
    artwork,
    pictures,
    kits,
    change(next) {
      shown.set(next)
      bringWhatIsUsed()
    },
    close() {
      kits.close()
      pictures.close()
    },
  }
}
