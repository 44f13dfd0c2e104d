/** What could not be read back. A copy of the bytes is kept by the store. */
export interface StoreDamage {
  /** Stored pieces whose bytes were not what had been written. */
  readonly pieces: number
}

export interface StoredUpdates {
  /** In the order they were stored. */
  readonly updates: readonly Uint8Array[]
  readonly damage: StoreDamage | null
}

/** Keeps the updates of one design on this device. Several pages may use one store at a time. */
export interface UpdateStore {
  load(): Promise<StoredUpdates>
  /** Resolves when the update is on disk, once however many pages append it. Rejects with a `StoreFailure`. */
  append(update: Uint8Array): Promise<void>
  /** Puts one update in the place of all that are stored at that moment, in one transaction. */
  compact(merge: (updates: readonly Uint8Array[]) => Uint8Array): Promise<void>
  close(): void
}

export type StoreFailureReason = 'store-full' | 'store-refused'

/** The device does not take what should be kept: it is full, or storage is switched off. */
export class StoreFailure extends Error {
  readonly reason: StoreFailureReason

  constructor(reason: StoreFailureReason, cause: unknown) {
    super(
      reason === 'store-full'
        ? 'This device has no room left for the design. Free some space; until then the design is kept in this tab only.'
        : 'This browser does not let the design be stored. It is kept in this tab only; allow storage for this site.',
      { cause },
    )
    this.reason = reason
  }
}
