import { Subject } from 'rxjs'
import { type AssetId, assetId } from '../document/ids.ts'
import type { AssetStore, Sha256 } from './assetStore.ts'

/** What several memory stores share, as pages of one browser share a database. */
export interface AssetShelf {
  readonly bytes: Map<AssetId, Uint8Array>
  readonly stored$: Subject<AssetId>
}

export const assetShelf = (): AssetShelf => ({ bytes: new Map(), stored$: new Subject() })

/** Keeps pictures as long as the page lives. */
export function memoryAssetStore(sha256: Sha256, shelf: AssetShelf = assetShelf()): AssetStore {
  return {
    stored$: shelf.stored$.asObservable(),
    async get(asset) {
      const bytes = shelf.bytes.get(asset)
      return bytes && (await sha256(bytes)) === asset ? bytes.slice() : null
    },
    async put(bytes) {
      const kept = bytes.slice()
      const asset = assetId(await sha256(kept))
      shelf.bytes.set(asset, kept)
      shelf.stored$.next(asset)
      return asset
    },
    close() {},
  }
}
