import { indexedDbAssets } from '../../../engine/browser/index.ts'
import {
  type AssetId,
  type AssetStore,
  assetsOfLayer,
  type DesignDocument,
  type ImageSize,
  readImageHead,
} from '../../../engine/index.ts'
import { imagesName } from '../designs/deviceDesigns.ts'

/** The images that a design uses in either version, and those that they were made from. */
export function assetsOf(document: DesignDocument): readonly AssetId[] {
  const layers = [...Object.values(document.layers), ...Object.values(document.goalkeeper.layers)]
  return [...new Set(layers.flatMap(assetsOfLayer))]
}

/** The images of all designs of this browser. Open in the page, its linked tabs and the printing worker. */
export const imageStore = (): AssetStore => indexedDbAssets(imagesName)

interface PrintImage {
  readonly bytes: Uint8Array
  readonly size: ImageSize
}

/** The images of a design as they are stored on this device. What is not there is left out, and printing says so. */
export async function printImages(document: DesignDocument): Promise<ReadonlyMap<AssetId, PrintImage>> {
  const found = new Map<AssetId, PrintImage>()
  const assets = assetsOf(document)
  if (assets.length === 0) return found
  const store = imageStore()
  for (const asset of assets) {
    const bytes = await store.get(asset).catch(() => null)
    const head = bytes && readImageHead(bytes)
    if (!bytes || !head) continue
    const { width, height, type } = head
    found.set(asset, { bytes, size: { width, height, ...(type === 'svg' ? { vector: true } : {}) } })
  }
  store.close()
  return found
}
