import { joinUpdates, updateSince } from '../../engine/index.ts'

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
