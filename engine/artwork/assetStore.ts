import type { Observable } from 'rxjs'
import type { AssetId } from '../document/ids.ts'

/** Bytes of pictures by their sha256; they are never in the log. The same bytes are stored once. */
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
