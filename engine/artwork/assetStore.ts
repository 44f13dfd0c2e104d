import type { AssetId } from '../document/ids.ts'

/** Bytes of pictures by their sha256; they are never in the log. The same bytes are stored once. */
export interface AssetStore {
  /** `null` while nobody has brought them. */
  get(asset: AssetId): Promise<Uint8Array | null>
  /** Resolves when they will be there after a crash. */
  put(bytes: Uint8Array): Promise<AssetId>
}
