import type { Command } from './commands/command.ts'
import { type CommandRunner, createCommandRunner, createRegistry } from './commands/registry.ts'
import type { ToolPlugin } from './commands/toolPlugin.ts'
import type { DesignDocument } from './document/designDocument.ts'
import type { AuthorId, EntryId } from './document/ids.ts'
import { type Outcome, type PluginError, refused } from './document/outcome.ts'
import type { RecordKey } from './document/recordKey.ts'
import { inPortions, writesOfDocument } from './document/writes.ts'
import type { GarmentPlugin } from './garment/garmentPlugin.ts'
import { deriveHistory, type HistoryView, type UndoResult } from './history/historyView.ts'
import { bringBack, repeatEntry, restore, toggleStep } from './history/steps.ts'
import type { CommandLog, StateVector } from './log/commandLog.ts'
import { createLiveLog, type LiveLog } from './log/liveLog.ts'
import { yjsCommandLog } from './log/yjsCommandLog.ts'
import { createReplay, documentAt, type Replay } from './replay/replay.ts'
import { createState, derive, type State, type WritableState } from './streams/state.ts'
import { nothingSelected, type Selection } from './sync/peers.ts'
import { createSync, type Sync } from './sync/sync.ts'

export interface Timeline {
  /** Whether a later version of Kitloom wrote a part of the log: kept and passed on, but shown by a newer page only. */
  readonly hasNewerPart: State<boolean>
  /** The document as of an entry (that one included) or a state vector. Throws for an entry that the log does not have. */
  at(moment: EntryId | StateVector): DesignDocument
  /** The current version, to be passed to `at` later: entries that arrive late do not change it. */
  moment(): StateVector
  /** Makes the design what it was then: an ordinary step, to be undone like any other. */
  restore(moment: EntryId | StateVector): Outcome
  /** Says once more what an entry said, for work that somebody has written over. */
  retry(entry: EntryId): Outcome
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
  /** Computed only while it has subscribers. */
  readonly history: State<HistoryView>
  readonly selection: WritableState<Selection>
  /** The past, and the log it is read from. */
  readonly timeline: Timeline
  /** Other peers: transports, presence, storage, and what was refused. */
  readonly sync: Sync
  /** Whether the command would be applied. A button is greyed out by this, never by a second rule. */
  check(command: Command): Outcome
  /**
   * One gesture, one entry, one undo. Ends the preview. It may be called by who is told of a change: it stands at once,
   * and is told when everybody knows of that change.
   */
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
  /** What a new design starts as when it is a copy of another. */
  readonly copyOf?: DesignDocument
  /** How many commands the design may have; 100,000 unless said otherwise. */
  readonly entryLimit?: number
  /** A plugin threw; its tool should be switched off and the person notified. */
  onPluginError(error: PluginError): void
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
  const isFull = () => live.ledger().size() >= (options.entryLimit ?? entriesPerDesign)
  const unlessFull = (step: () => Outcome): Outcome => (isFull() ? refused('limit-log') : step())
  const runner = createCommandRunner({
    registry: createRegistry(options.garment, options.tools),
    onPluginError: options.onPluginError,
    isFull,
  })
  const preview = createPreview(live, runner)
  const selection = createState<Selection>(nothingSelected)
  const sync = createSync({ live, name: options.name, now, newClient })
  const following = selection.changes$.subscribe(selected => sync.show({ selection: selected }))
  const at = (moment: EntryId | StateVector) => documentAt(live.log().entries(), moment)
  const { change } = live.signals
  const toggle = (kind: 'undo' | 'redo') =>
    change(() => {
      preview.show(null)
      return toggleStep(kind, { ledger: live.ledger(), author: live.log().author, append: live.append })
    })

  return {
    document: live.document,
    shown: preview.shown,
    history: derive(live.revision, () => deriveHistory(live.ledger(), live.log().author)),
    selection,
    timeline: {
      hasNewerPart: derive(live.revision, () => live.log().hasNewerPart()),
      at,
      restore: moment => unlessFull(() => restore(live, at(moment))),
      retry: entry => unlessFull(() => repeatEntry(live, entry)),
      bringBack: record => unlessFull(() => bringBack(live, record)),
      moment: () => live.log().stateVector(),
      replay: () => createReplay(live.log().entries()),
      log: live.log,
    },
    sync,
    check(command) {
      const run = runner.run(live.document.current(), command)
      return run.kind === 'ran' ? { kind: 'applied', document: run.document } : run
    },
    dispatch: command =>
      change(() => {
        const from = live.document.current()
        const run = runner.run(from, command)
        preview.show(null)
        if (run.kind === 'refused') return run
        const { document, type = command.type, note = null, writes } = run
        live.append({ kind: 'command', type, note, writes }, { from, document, writes })
        return { kind: 'applied', document: live.document.current() }
      }),
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

function createPreview({ document, changing$, signals }: LiveLog, runner: CommandRunner): Preview {
  const shown = signals.state(document.current())
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
  const following = changing$.subscribe(refresh)

  return {
    shown,
    show(next) {
      command = next
      return refresh()
    },
    dispose: () => following.unsubscribe(),
  }
}
