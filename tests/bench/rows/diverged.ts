import { LoroDoc } from 'loro-crdt'
import { canonical } from '../../support/peers.ts'
import { inTurns, type Row, rowOf, timed } from '../measure.ts'
import { createLoro } from '../subjects/loro.ts'
import { createOurs } from '../subjects/ours.ts'
import type { Subject } from '../subjects/subject.ts'
import { worked } from '../subjects/worked.ts'
import { createWorkload, type Step } from '../workload.ts'

const rounds = 7
const apart = 1_000

/** Two who worked alone, a thousand steps each on a common 10,000, meet again; both end equal. */
export function diverged(): readonly Row[] {
  const common = worked(createOurs(), 10_000).subject.engine.timeline.log().update()
  const snapshot = worked(createLoro(new LoroDoc(), false), 10_000).subject.doc.export({ mode: 'snapshot' })
  const medians = inTurns(rounds, { Kitloom: () => meetOurs(common), 'loro-crdt': () => meetLoro(snapshot) })
  return [rowOf({ figure: 'two peers, 1,000 apart each', unit: 'ms', aim: 20, samples: rounds }, medians)]
}

/** Work on what the common steps left: colours and new layers, so that nothing is missing on either side. */
function workAlone(subject: Subject, seed: number, prefix: string): void {
  const workload = createWorkload(seed, prefix)
  const steps: Step[] = [...workload.opening]
  while (steps.length < apart) steps.push(workload.next())
  for (const step of steps.slice(0, apart)) subject.apply(step)
}

function meetOurs(common: Uint8Array): number {
  const [here, there] = [createOurs('here#0'), createOurs('there#0')]
  for (const peer of [here, there]) peer.engine.timeline.log().apply(common, { from: 'storage' })
  workAlone(here, 5, 'h')
  workAlone(there, 6, 't')
  const toThere = here.engine.timeline.log().update(there.engine.timeline.log().stateVector())
  const toHere = there.engine.timeline.log().update(here.engine.timeline.log().stateVector())
  const took = timed(() => {
    here.take(toHere)
    there.take(toThere)
  })
  agree(here.engine.document.current(), there.engine.document.current())
  return took
}

function meetLoro(snapshot: Uint8Array): number {
  const docs = [new LoroDoc(), new LoroDoc()] as const
  for (const doc of docs) doc.import(snapshot)
  const [here, there] = docs
  workAlone(createLoro(here, false), 5, 'h')
  workAlone(createLoro(there, false), 6, 't')
  const toThere = here.export({ mode: 'update', from: there.version() })
  const toHere = there.export({ mode: 'update', from: here.version() })
  let shown: readonly unknown[] = []
  const took = timed(() => {
    here.import(toHere)
    there.import(toThere)
    shown = [here.toJSON(), there.toJSON()]
  })
  agree(shown[0], shown[1])
  return took
}

function agree(here: unknown, there: unknown): void {
  if (canonical(here) !== canonical(there)) throw new Error('The two peers show different designs.')
}
