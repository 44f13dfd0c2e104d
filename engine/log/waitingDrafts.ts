import * as Y from 'yjs'
import { areWrites, isTypeName, weigh } from '../document/shape.ts'
import { type LineState, type ReadEntry, readBinaryEntry } from './binaryEntry.ts'
import type { EntryDraft } from './commandLog.ts'
import type { Intake } from './intake.ts'
import { draftOfTuple } from './wire.ts'

/** The type of an entry whose own name stood in a piece that was lost. */
const recoveredType = 'log.recovered'

/**
 * The commands in updates that wait for others, oldest of each client first. Undos among them are left out: what
 * they aim at is not known here. So is what names something by a word that only a lost piece has.
 */
export function waitingDrafts(intake: Intake): EntryDraft[] {
  const waiting = intake.waiting()
  if (waiting.length === 0) return []
  const { structs } = Y.decodeUpdate(Y.mergeUpdates(waiting.map(run => run.update)))
  const states = new Map<number, LineState>()
  const drafts: EntryDraft[] = []
  for (const struct of structs) {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentAny)) continue
    const { client, clock } = struct.id
    for (const [index, item] of struct.content.arr.entries()) {
      const state = states.get(client) ?? intake.lineOf(client).state
      const read = readAlone(item, { client, clock: clock + index }, state)
      states.set(client, read.state)
      if (read.draft) drafts.push(read.draft)
    }
  }
  return drafts.filter(isCommand)
}

const isCommand = (draft: EntryDraft): boolean =>
  draft.kind === 'command' && isTypeName(draft.type) && areWrites(draft.writes) && weigh(draft.note) !== null

/** The draft if nothing of it but its type was lost. */
function draftWithout({ draft, lostWords }: ReadEntry): EntryDraft | null {
  if (draft.kind === 'command' && draft.type === '' && lostWords === 1) return { ...draft, type: recoveredType }
  return lostWords === 0 ? draft : null
}

interface ReadAlone {
  readonly draft: EntryDraft | null
  readonly state: LineState
}

/** What an item says without those in front of it. */
function readAlone(
  item: unknown,
  position: { readonly client: number; readonly clock: number },
  state: LineState,
): ReadAlone {
  if (item instanceof Uint8Array) {
    try {
      const read = readBinaryEntry(item, position, state, true)
      return { draft: draftWithout(read), state: read.state }
    } catch {
      return { draft: null, state }
    }
  }
  if (!Array.isArray(item)) return { draft: null, state }
  const named = isTypeName(item[0]) ? item : [recoveredType, ...item.slice(1)]
  return { draft: draftOfTuple(named, state), state }
}
