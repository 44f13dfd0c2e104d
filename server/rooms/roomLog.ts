import { joinUpdates, updateSince } from '../../engine/index.ts'
import type { DesignLogStore } from './designLogStore.ts'
import type { DesignRef } from './grant.ts'
import type { RoomLedger } from './roomLedger.ts'
import { compactAt } from './roomLimits.ts'

/** The stored log of a design in memory, for members who join. */
export interface MemoryLog {
  seq(): number
  /** The size of the last snapshot in bytes, 0 without one. */
  snapshot(): number
  /** The size of the log since then. */
  tail(): { readonly updates: number; readonly bytes: number }
  add(seq: number, update: Uint8Array): void
  /** Notes that a snapshot up to `seq` is stored, of so many bytes. */
  compacted(seq: number, bytes: number): void
  whole(): Uint8Array
  since(vector: ReadonlyMap<number, number>): Uint8Array
}

export function createMemoryLog(): MemoryLog {
  let last = 0
  let updates: Uint8Array[] = []
  let sizes: { readonly seq: number; readonly bytes: number }[] = []
  let tailBytes = 0
  let snapshotBytes = 0

  const whole = (): Uint8Array => {
    if (updates.length !== 1) updates = [joinUpdates(updates)]
    return updates[0] ?? new Uint8Array()
  }
  return {
    seq: () => last,
    snapshot: () => snapshotBytes,
    tail: () => ({ updates: sizes.length, bytes: tailBytes }),
    add(seq, update) {
      last = seq
      updates.push(update)
      sizes.push({ seq, bytes: update.length })
      tailBytes += update.length
    },
    compacted(seq, bytes) {
      snapshotBytes = bytes
      sizes = sizes.filter(size => size.seq > seq)
      tailBytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    },
    whole,
    since: vector => updateSince(whole(), vector),
  }
}

/** The whole log as one update, worked out off the thread of the server. Rejects when it differs from the updates. */
export type MergeLog = (updates: readonly Uint8Array[]) => Promise<Uint8Array>

interface Compacting {
  readonly store: DesignLogStore
  readonly ref: DesignRef
  readonly ledger: RoomLedger
  readonly log: MemoryLog
  readonly merge: MergeLog
  onError(error: unknown): void
}

interface Compaction {
  /** Compacts the log when it has grown enough. */
  runWhenDue(): Promise<void>
  isRunning(): boolean
}

export function createCompaction(compacting: Compacting): Compaction {
  const { log, onError } = compacting
  let isRunning = false
  let nextAt: number = compactAt.updates
  return {
    async runWhenDue() {
      const { updates, bytes } = log.tail()
      const hasDoubled = bytes >= log.snapshot()
      if (isRunning || !hasDoubled || (updates < nextAt && bytes < compactAt.bytes)) return
      isRunning = true
      const seq = log.seq()
      try {
        log.compacted(seq, await compact(compacting))
        nextAt = compactAt.updates
      } catch (cause) {
        onError(cause)
        nextAt = updates + compactAt.updates
      } finally {
        isRunning = false
      }
    },
    isRunning: () => isRunning,
  }
}

/** Stores the log as one update, and returns its size in bytes. @throws Error when the merged log differs; nothing was changed then */
async function compact({ store, ref, ledger, log, merge }: Compacting): Promise<number> {
  const seq = log.seq()
  const before = log.snapshot() + log.tail().bytes
  const bytes = await merge([log.whole()])
  await store.compact(ref, { seq, bytes })
  ledger.shrink(before - bytes.length)
  return bytes.length
}
