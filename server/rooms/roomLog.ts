import { joinUpdates, mergeUpdates, updateSince } from '../../engine/index.ts'
import type { DesignLogStore } from './designLogStore.ts'
import type { DesignPlace } from './grant.ts'
import { createRoomLedger, type RoomLedger } from './roomLedger.ts'
import { compactAt } from './roomLimits.ts'

/** What the store has of a design, in memory, for whoever comes and asks. */
export interface KeptLog {
  seq(): number
  /** How much has come since the last snapshot. */
  tail(): { readonly updates: number; readonly bytes: number }
  add(seq: number, update: Uint8Array): void
  /** A snapshot up to `seq` is in the store. */
  compacted(seq: number): void
  whole(): Uint8Array
  since(vector: ReadonlyMap<number, number>): Uint8Array
}

export function createKeptLog(): KeptLog {
  let last = 0
  let updates: Uint8Array[] = []
  let sizes: { readonly seq: number; readonly bytes: number }[] = []
  let tailBytes = 0

  const whole = (): Uint8Array => {
    if (updates.length !== 1) updates = [joinUpdates(updates)]
    return updates[0] ?? new Uint8Array()
  }
  return {
    seq: () => last,
    tail: () => ({ updates: sizes.length, bytes: tailBytes }),
    add(seq, update) {
      last = seq
      updates.push(update)
      sizes.push({ seq, bytes: update.length })
      tailBytes += update.length
    },
    compacted(seq) {
      sizes = sizes.filter(size => size.seq > seq)
      tailBytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    },
    whole,
    since: vector => updateSince(whole(), vector),
  }
}

interface Compacting {
  readonly store: DesignLogStore
  readonly place: DesignPlace
  readonly ledger: RoomLedger
  readonly log: KeptLog
  onError(error: unknown): void
}

interface Compaction {
  /** Compacts the log when it has grown enough since the last time. */
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
      if (isRunning || (updates < nextAt && bytes < compactAt.bytes)) return
      isRunning = true
      const seq = log.seq()
      try {
        await compact(compacting)
        log.compacted(seq)
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

/** Puts one update in the place of many. @throws Error when it would not say the same; nothing was changed then. */
async function compact({ store, place, ledger, log }: Compacting): Promise<void> {
  const seq = log.seq()
  const stored = ledger.stored()
  const bytes = mergeUpdates([log.whole()])
  const check = createRoomLedger()
  check.learn(bytes)
  const merged = check.stored()
  const isSame = merged.size === stored.size && [...stored].every(([client, clock]) => merged.get(client) === clock)
  if (!isSame)
    throw new Error(`The log of design ${place.design} could not be compacted: the merged log is another one.`)
  await store.compact(place, { seq, bytes })
}
