import type { Command, Outcome } from './commands/command.ts'
import type { DesignDocument } from './document/designDocument.ts'
import type { EntryId } from './document/ids.ts'
import type { RecordKey } from './document/recordKey.ts'
import type { HistoryView, UndoResult } from './history/historyView.ts'
import type { CommandLog, StateVector } from './log/commandLog.ts'
import type { Replay } from './replay/replay.ts'
import type { State, WritableState } from './streams/state.ts'
import type { Selection } from './sync/presence.ts'
import type { Sync } from './sync/sync.ts'

export interface Timeline {
  /** The document as of an entry (that one included) or a state vector. Throws for an entry that the log does not have. */
  at(moment: EntryId | StateVector): DesignDocument
  /** Now, as a moment that `at` can be asked for later: what comes late does not slip into it. */
  moment(): StateVector
  /** Makes the design what it was then: an ordinary step, to be undone like any other. */
  restore(moment: EntryId | StateVector): Outcome
  /** Says once more what an entry said, for work that somebody has written over. */
  again(entry: EntryId): Outcome
  /** Brings back a layer or a player that somebody has deleted: an ordinary step. */
  bringBack(record: RecordKey): Outcome
  /** Every step so far, ready to be played. */
  replay(): Replay
  /** The log that stands now; another one after refused work was said again. */
  log(): CommandLog
}

/** One open design. Everything that changes goes through it, and everything shown follows from its streams. */
export interface Engine {
  /** What the log shows now. Untouched records keep their identity. */
  readonly document: State<DesignDocument>
  /** The document with the running preview on top: what the stage shows. */
  readonly shown: State<DesignDocument>
  /** Computed only while somebody looks. */
  readonly history: State<HistoryView>
  readonly selection: WritableState<Selection>
  /** The past, and the log it is read from. */
  readonly timeline: Timeline
  /** Other peers: transports, presence, storage, and what was refused. */
  readonly sync: Sync
  /** Whether the command would be applied. A button is greyed out by this, never by a second rule. */
  check(command: Command): Outcome
  /** One gesture, one entry, one undo. Ends the preview. */
  dispatch(command: Command): Outcome
  /** Shows what the command would do; never logged. `null` ends it. */
  preview(command: Command | null): Outcome | null
  /** Takes back the author's own latest step. */
  undo(): UndoResult
  redo(): UndoResult
  dispose(): void
}
