import { createBinaryEntryWriter } from '../../engine/log/binaryEntry.ts'
import type { EntryDraft } from '../../engine/log/commandLog.ts'
import { noLineState } from '../../engine/log/wire.ts'
import { rawClient } from './rawClient.ts'

const firstClock = 2

/** A client whose chunk is binary: it writes entries, or any bytes in the place of one. */
export function binaryClient(client: number) {
  const raw = rawClient(client, { head: [2, 'mallory#0', 0] })
  const entries = createBinaryEntryWriter(noLineState)
  let clock = firstClock
  const bytesOf = (draft: EntryDraft, lamport = clock - 1): Uint8Array =>
    entries.write(draft, { client, clock: clock++, lamport, at: 0 })
  return {
    ...raw,
    bytesOf,
    write: (draft: EntryDraft, lamport?: number) => raw.pushBytes(bytesOf(draft, lamport)),
    /** Many at once, as one item. */
    writeAll: (drafts: readonly EntryDraft[], lamport?: (index: number) => number) =>
      raw.pushBytes(...drafts.map((draft, index) => bytesOf(draft, lamport?.(index)))),
  }
}

/** A command that writes fields of one record. */
export const writing = (record: string, fields: unknown, type = 'test.x'): EntryDraft => ({
  kind: 'command',
  type,
  note: null,
  writes: [{ record, fields }] as never,
})
