import { createRegistry } from './artwork/registry.ts'
import type { ToolPlugin } from './artwork/toolPlugin.ts'
import { createCommandRunner } from './commandRunner.ts'
import { inPortions, writesOfDocument } from './commands/writesOfDocument.ts'
import type { DesignDocument } from './document/designDocument.ts'
import type { PluginFault } from './document/fault.ts'
import type { AuthorId, EntryId } from './document/ids.ts'
import type { Engine } from './engineApi.ts'
import type { GarmentPlugin } from './garment/garmentPlugin.ts'
import { bringBack, restore, sayAgain } from './history/appendAgain.ts'
import { deriveHistory } from './history/deriveHistory.ts'
import { toggleStep } from './history/undo.ts'
import type { StateVector } from './log/commandLog.ts'
import { createLiveLog } from './log/liveLog.ts'
import { yjsCommandLog } from './log/yjsCommandLog.ts'
import { createPreview } from './preview.ts'
import { documentAt } from './replay/documentAt.ts'
import { createReplay } from './replay/replay.ts'
import { createState, derive } from './streams/state.ts'
import { nothingSelected, type Selection } from './sync/presence.ts'
import { createSync } from './sync/sync.ts'

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
export const entriesPerDesign = 100_000

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
        live.append({ kind: 'command', type: command.type, note: run.note ?? null, writes: run.writes })
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
