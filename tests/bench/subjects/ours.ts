import { authorId, createEngine, type Engine } from '../../../engine/index.ts'
import { plainGarment } from '../../support/plainGarment.ts'
import type { Step } from '../workload.ts'
import { benchTool, commandOf } from './benchTool.ts'
import type { Subject } from './subject.ts'

export interface OurSubject extends Subject {
  readonly engine: Engine
  /** Takes what another engine knows and this one does not. */
  take(update: Uint8Array): void
}

/** Client ids are given in this order; entries of equal lamport are ordered by them. */
let clients = 0

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
    onFault: fault => {
      throw new Error(`${fault.plugin} failed during ${fault.during}: ${fault.message}`)
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
