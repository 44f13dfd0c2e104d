import type { Command } from './commands/command.ts'
import { type CommandRunner, createCommandRunner, createRegistry } from './commands/registry.ts'
import type { ToolPlugin } from './commands/toolPlugin.ts'
import type { DesignDocument } from './document/designDocument.ts'
import type { AuthorId, EntryId } from './document/ids.ts'
import type { Outcome, PluginFault } from './document/outcome.ts'
import type { RecordKey } from './document/recordKey.ts'
import { inPortions, writesOfDocument } from './document/writes.ts'
import type { GarmentPlugin } from './garment/garmentPlugin.ts'
import { deriveHistory, type HistoryView, type UndoResult } from './history/historyView.ts'
import { bringBack, restore, sayAgain, toggleStep } from './history/steps.ts'
import type { CommandLog, StateVector } from './log/commandLog.ts'
import { createLiveLog } from './log/liveLog.ts'
import { yjsCommandLog } from './log/yjsCommandLog.ts'
import { createReplay, documentAt, type Replay } from './replay/replay.ts'
import { createState, derive, type State, type WritableState } from './streams/state.ts'
import { nothingSelected, type Selection } from './sync/peers.ts'
import { createSync, type Sync } from './sync/sync.ts'

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

export interface EngineOptions {
  readonly garment: GarmentPlugin
  readonly tools: readonly ToolPlugin[]
  readonly author: AuthorId
  /** How the person is called for others. */
  readonly name: string
  /** A random whole number below 2³² that was never used: one for every page load. */
  newClient(): number
  /** Milliseconds since 1970. */
  now(): number
  /** What a new design starts as, when it is a copy: duplicated, made one's own, kept aside. */
  readonly copyOf?: DesignDocument
  /** How many commands the design may have; 100,000 unless said otherwise. */
  readonly entryLimit?: number
  /** A plugin threw; its tool should be switched off and the person told. */
  onFault(fault: PluginFault): void
}

/** Past this a design is heavy for everybody who opens it; it goes on in a copy. */
const entriesPerDesign = 100_000

/** Opens an empty design. Join transports and keep a store through `sync` to make it a shared and lasting one. */
export function createEngine(options: EngineOptions): Engine {
  const { author, now, newClient } = options
  const live = createLiveLog(yjsCommandLog({ author, client: newClient(), now }))
  for (const writes of options.copyOf ? inPortions(writesOfDocument(options.copyOf)) : []) {
    live.append({ kind: 'command', type: 'design.copy', note: null, writes })
  }
  const runner = createCommandRunner({
    registry: createRegistry(options.garment, options.tools),
    onFault: options.onFault,
    isFull: () => live.ledger().commands.length >= (options.entryLimit ?? entriesPerDesign),
  })
  const preview = createPreview(live.document, runner)
  const selection = createState<Selection>(nothingSelected)
  const sync = createSync({ live, name: options.name, now, newClient })
  const following = selection.changes$.subscribe(selected => sync.show({ selection: selected }))
  const at = (moment: EntryId | StateVector) => documentAt(live.log().entries(), moment)
  const toggle = (kind: 'undo' | 'redo') => {
    preview.show(null)
    return toggleStep(kind, { ledger: live.ledger(), author, append: live.append })
  }

  return {
    document: live.document,
    shown: preview.shown,
    history: derive(live.revision, () => deriveHistory(live.ledger(), author)),
    selection,
    timeline: {
      at,
      restore: moment => restore(live, at(moment)),
      again: entry => sayAgain(live, entry),
      bringBack: record => bringBack(live, record),
      moment: () => live.log().stateVector(),
      replay: () => createReplay(live.log().entries()),
      log: live.log,
    },
    sync,
    check(command) {
      const run = runner.run(live.document.current(), command)
      return run.kind === 'ran' ? { kind: 'applied', document: run.document } : run
    },
    dispatch(command) {
      const run = runner.run(live.document.current(), command)
      if (run.kind === 'ran') {
        live.append({ kind: 'command', type: run.type ?? command.type, note: run.note ?? null, writes: run.writes })
      }
      preview.show(null)
      return run.kind === 'ran' ? { kind: 'applied', document: live.document.current() } : run
    },
    preview: preview.show,
    undo: () => toggle('undo'),
    redo: () => toggle('redo'),
    dispose() {
      following.unsubscribe()
      preview.dispose()
      sync.dispose()
      live.dispose()
    },
  }
}

/** The document with a command on top that is not logged. It stays on top of whatever comes from others meanwhile. */
interface Preview {
  readonly shown: State<DesignDocument>
  show(command: Command | null): Outcome | null
  dispose(): void
}

function createPreview(document: State<DesignDocument>, runner: CommandRunner): Preview {
  const shown = createState(document.current())
  let command: Command | null = null

  const refresh = (): Outcome | null => {
    if (command === null) {
      shown.set(document.current())
      return null
    }
    const run = runner.preview(document.current(), command)
    shown.set(run.kind === 'ran' ? run.document : document.current())
    return run.kind === 'ran' ? { kind: 'applied', document: run.document } : run
  }
  const following = document.changes$.subscribe(refresh)

  return {
    shown,
    show(next) {
      command = next
      return refresh()
    },
    dispose: () => following.unsubscribe(),
  }
}
