import type { ReasonCode } from '../document/outcome.ts'
import {
  compareEntries,
  type EntryDraft,
  type EntryPosition,
  type LogEntry,
  type StateVector,
} from '../log/commandLog.ts'
import type { Ledger } from '../log/ledger.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { isUndone } from '../log/register.ts'
import { createState, type State } from '../streams/state.ts'

/** Work that a server will never take as it is. It stays on the screen until somebody decides. */
export interface RefusedWork {
  readonly reason: ReasonCode
  /** How many changes wait for the decision. */
  readonly changes: number
}

/** What the clients have from these clocks on was refused. */
interface RefusedSpan extends RefusedWork {
  readonly beyond: StateVector
}

/** Follows what a server refuses of the log. */
export interface RefusedLog {
  readonly state: State<RefusedWork | null>
  /** Adds to what was refused before, which its reason replaces. */
  add(reason: ReasonCode, beyond: StateVector): void
  /** Puts in place of what was refused before. */
  set(reason: ReasonCode, beyond: StateVector): void
  /** Looks again, after a server took more or others dropped it: what was refused may have been taken after all. */
  review(held: StateVector): void
  /** What has to be said to do the refused work again, in order. */
  drafts(): readonly EntryDraft[]
  /** The same for whatever these clients have from these clocks on. */
  draftsBeyond(beyond: StateVector): readonly EntryDraft[]
  /** Ends the wait for a decision; returns from where on the work was refused, `null` if nothing was. */
  settle(): StateVector | null
}

export function createRefusedLog(live: LiveLog): RefusedLog {
  const state = createState<RefusedSpan | null>(null)

  const draftsBeyond = (beyond: StateVector): EntryDraft[] =>
    draftsOfRefused(live.log().entries(), { beyond, ledger: live.ledger() })

  const set = (reason: ReasonCode, beyond: StateVector): void => {
    const changes = draftsBeyond(beyond).length
    const known = state.current()
    // A server says it again whenever the work is offered again; that is no news.
    if (known?.reason === reason && known.changes === changes && isSameVector(known.beyond, beyond)) return
    if (changes > 0 || known !== null) state.set(changes > 0 ? { reason, beyond, changes } : null)
  }

  return {
    state,
    set,
    add: (reason, beyond) => set(reason, new Map([...(state.current()?.beyond ?? []), ...beyond])),
    review(held) {
      const work = state.current()
      if (work === null) return
      const beyond = [...work.beyond].map(([of, clock]) => [of, Math.max(clock, held.get(of) ?? 0)] as const)
      set(work.reason, new Map(beyond))
    },
    draftsBeyond,
    drafts() {
      const work = state.current()
      return work === null ? [] : draftsBeyond(work.beyond)
    },
    settle() {
      const work = state.current()
      if (work !== null) state.set(null)
      return work?.beyond ?? null
    },
  }
}

const isSameVector = (a: StateVector, b: StateVector): boolean =>
  a.size === b.size && [...a].every(([client, clock]) => b.get(client) === clock)

/**
 * What has to be said again when everything that the clients of `beyond` have from these clocks on was refused: their
 * commands that were not undone, and the undos and redos that aim at what was accepted. In order, as fresh drafts.
 */
function draftsOfRefused(
  entries: readonly LogEntry[],
  { beyond, ledger }: { beyond: StateVector; ledger: Ledger },
): EntryDraft[] {
  const isRefused = ({ client, clock }: EntryPosition): boolean => clock >= (beyond.get(client) ?? Infinity)
  return entries
    .filter(isRefused)
    .sort(compareEntries)
    .flatMap((entry): EntryDraft[] => {
      if (entry.kind !== 'command') return isRefused(entry.target) ? [] : [{ kind: entry.kind, target: entry.target }]
      const { kind, type, note, writes } = entry
      const command = ledger.find(entry)
      return command && isUndone(command) ? [] : [{ kind, type, note, writes }]
    })
}
