import { type Observable, Subject } from 'rxjs'
import { type AssetId, assetId } from '../document/ids.ts'

/** Bytes of images by their sha256; they are never in the log. The same bytes are stored once. */
export interface AssetStore {
  /** `null` while nobody has brought them, and when what is stored is not what was put. Rejects with a `StoreFailure`. */
  get(asset: AssetId): Promise<Uint8Array | null>
  /** Resolves when they will be there after a crash. Rejects with a `StoreFailure`. */
  put(bytes: Uint8Array): Promise<AssetId>
  /** What is put from now on, here or by another page that shares the store. */
  readonly stored$: Observable<AssetId>
  close(): void
}

/** Of bytes, in hexadecimal. */
export type Sha256 = (bytes: Uint8Array) => Promise<string>

/** What several memory stores share, as pages of one browser share a database. */
export interface AssetShelf {
  readonly bytes: Map<AssetId, Uint8Array>
  readonly stored$: Subject<AssetId>
}

export const assetShelf = (): AssetShelf => ({ bytes: new Map(), stored$: new Subject() })

/** Keeps images as long as the page lives. */
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
