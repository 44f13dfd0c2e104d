import { authorId, createEngine, type Engine } from '../../../engine/index.ts'
import type { UpdateStore } from '../../../engine/sync/updateStore.ts'
import { memoryHub } from '../../support/memoryTransport.ts'
import { plainGarment } from '../../support/plainGarment.ts'
import type { Step } from '../workload.ts'
import { benchTool, commandOf } from './benchTool.ts'
import type { Subject } from './subject.ts'

export interface OurSubject extends Subject {
  readonly engine: Engine
  /** Takes what another engine knows and this one does not. */
  take(update: Uint8Array): void
}

/** Client ids are given in this order; entries of equal lamport are ordered by them. Below are those of crowds. */
let clients = 1_000_000

/** Our engine: every step is parsed, run as a recipe, logged in the CRDT and shown. */
export function createOurs(author = 'sokha#0'): OurSubject {
  const engine = createEngine({
    garment: plainGarment,
    tools: [benchTool],
    author: authorId(author),
    name: author,
    newClient: () => ++clients,
    now: Date.now,
    // A row of the table measures a log as long as designs may have.
    entryLimit: Number.POSITIVE_INFINITY,
    onPluginError: error => {
      throw new Error(`${error.plugin} failed during ${error.during}: ${error.message}`)
    },
  })
  return {
    name: 'Kitloom',
    engine,
    apply(step: Step) {
      const outcome = engine.dispatch(commandOf(step))
      if (outcome.kind === 'refused') throw new Error(`${step.do} was refused: ${outcome.reason}`)
    },
    undo: () => void engine.undo(),
    redo: () => void engine.redo(),
    take(update) {
      const taken = engine.timeline.log().apply(update, { from: 'peer', transport: 'bench' })
      if (taken.kind === 'refused') throw new Error(`The update was refused: ${taken.reason}`)
    },
  }
}

/** The same as a page has it: a store keeps every update, a transport carries it, and somebody looks at the document. */
export function createOursListened(): OurSubject {
  const ours = createOurs()
  const { sync, document } = ours.engine
  sync.join(memoryHub().transport('page'))
  void sync.keep(countingStore())
  document.changes$.subscribe(() => {})
  return ours
}

/** Takes updates and lets them go: what a disk does with them is not the engine's. */
function countingStore(): UpdateStore {
  return {
    load: async () => ({ updates: [], damage: null }),
    append: async () => {},
    compact: async () => {},
    close() {},
  }
}
