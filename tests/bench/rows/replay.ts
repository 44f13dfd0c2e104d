import { LoroDoc } from 'loro-crdt'
import { random } from '../../support/random.ts'
import { inTurns, type Row, rowOf, timed, timedEach } from '../measure.ts'
import { createLoro } from '../subjects/loro.ts'
import { createOurs } from '../subjects/ours.ts'
import { worked } from '../subjects/worked.ts'

const rounds = 7
const entries = 10_000
/** Loro would take most of a minute for all of them. */
const sampled = 50
const seeks = 10_000

/** Every step of 10,000 as a document of its own, and finding one of them. */
export function replay(): readonly Row[] {
  const { engine } = worked(createOurs(), entries).subject
  const { doc } = worked(createLoro(new LoroDoc(), false), entries).subject
  const whole = inTurns(rounds, {
    Kitloom: () => timed(() => engine.timeline.replay()),
    'loro-crdt (1 in 200, ranges imported)': () => timed(() => importRanges(doc)) * (entries / sampled),
    'loro-crdt (1 in 200 checked out)': () => timed(() => checkOut(doc)) * (entries / sampled),
  })
  const kept = engine.timeline.replay()
  const chance = random(3)
  const places = Array.from({ length: seeks }, () => chance.below(kept.steps.length))
  const seek = inTurns(rounds, { Kitloom: () => timedEach(seeks, run => void kept.after(places[run] ?? 0)) })
  return [
    rowOf({ figure: 'replay 10,000, every step kept', unit: 'ms', aim: 120, samples: rounds }, whole),
    rowOf({ figure: 'seek in it', unit: 'µs', aim: 1, samples: rounds * seeks }, seek),
  ]
}

/** Its fastest way: what was added since the step before is exported and imported into a document that grows. */
function importRanges(doc: LoroDoc): void {
  const operations = doc.opCount()
  const grown = new LoroDoc()
  let from = 0
  for (let step = 1; step <= entries; step += entries / sampled) {
    const counter = Math.floor((operations * step) / entries)
    const range = { id: { peer: doc.peerIdStr, counter: from }, len: counter - from }
    if (range.len > 0) grown.import(doc.export({ mode: 'updates-in-range', spans: [range] }))
    grown.toJSON()
    from = counter
  }
}

function checkOut(doc: LoroDoc): void {
  const operations = doc.opCount()
  for (let step = 1; step <= sampled; step++) {
    const counter = Math.floor((operations * step) / (sampled + 1))
    doc.checkout([{ peer: doc.peerIdStr, counter }])
    doc.toJSON()
  }
  doc.checkoutToLatest()
}
