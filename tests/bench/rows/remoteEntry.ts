import { LoroDoc } from 'loro-crdt'
import { solid } from '../../../engine/plugin.ts'
import { inTurns, type Row, rowOf, timedEach } from '../measure.ts'
import { createLoro } from '../subjects/loro.ts'
import { createOurs } from '../subjects/ours.ts'
import { worked } from '../subjects/worked.ts'
import type { Step } from '../workload.ts'

const rounds = 12
const arrivals = 10
const back = 50

/** Somebody else's step arrives that was made before our last fifty. */
export function remoteEntry(): readonly Row[] {
  const medians = inTurns(rounds, { Kitloom: oursLate(), 'loro-crdt': loroLate() })
  return [
    rowOf({ figure: 'remote entry, 50 back, log of 10,000', unit: 'µs', aim: 30, samples: rounds * arrivals }, medians),
  ]
}

/** A step that needs nothing of what the other is doing. */
const repaint = (round: number): Step => ({
  do: 'paint',
  zone: 'base',
  paint: solid(`#${(0x100000 + round).toString(16)}`),
})

function oursLate(): () => number {
  const other = createOurs('dara#0')
  const { subject: here, next } = worked(createOurs(), 10_000)
  const log = () => here.engine.timeline.log()
  const otherLog = () => other.engine.timeline.log()
  return meanOf(round => {
    other.take(log().update(otherLog().stateVector()))
    const known = otherLog().stateVector()
    other.apply(repaint(round))
    const late = otherLog().update(known)
    for (let step = 0; step < back; step++) here.apply(next())
    return timedEach(1, () => here.take(late))
  })
}

/** Applied only: its users read the document through events or `toJSON`, which are not counted. */
function loroLate(): () => number {
  const { subject: here, next } = worked(createLoro(new LoroDoc(), false), 10_000)
  const other = createLoro(new LoroDoc(), false)
  return meanOf(round => {
    other.doc.import(here.doc.export({ mode: 'update', from: other.doc.version() }))
    const known = other.doc.version()
    other.apply(repaint(round))
    const late = other.doc.export({ mode: 'update', from: known })
    for (let step = 0; step < back; step++) here.apply(next())
    return timedEach(1, () => void here.doc.import(late))
  })
}

/** The mean of ten arrivals, so that one is not alone with a cold cache. */
function meanOf(arrival: (round: number) => number): () => number {
  let round = 0
  return () => {
    let sum = 0
    for (let count = 0; count < arrivals; count++) sum += arrival(round++)
    return sum / arrivals
  }
}
