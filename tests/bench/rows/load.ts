import { LoroDoc } from 'loro-crdt'
import { readCheckpoint, writeCheckpoint } from '../../../engine/replay/checkpoint.ts'
import { inTurns, type Row, rowOf, timed } from '../measure.ts'
import { createLoro } from '../subjects/loro.ts'
import { createOurs } from '../subjects/ours.ts'
import { worked } from '../subjects/worked.ts'

const rounds = 15

/** From bytes to a document on the screen: all 10,000 entries, or the checkpoint that is painted first. */
export function load(): readonly Row[] {
  const { engine } = worked(createOurs(), 10_000).subject
  const update = engine.timeline.log().update()
  const checkpoint = writeCheckpoint(engine.document.current())
  const { doc } = worked(createLoro(new LoroDoc(), false), 10_000).subject
  const snapshot = doc.export({ mode: 'snapshot' })
  const updates = doc.export({ mode: 'update' })

  const whole = inTurns(rounds, {
    Kitloom: () => {
      const fresh = createOurs('fresh#0')
      return timed(() => {
        fresh.engine.timeline.log().apply(update, { from: 'storage' })
        return fresh.engine.document.current()
      })
    },
    'loro-crdt': () => loadLoro(snapshot),
    'loro-crdt (updates)': () => loadLoro(updates),
    fromPeer: () => {
      const fresh = createOurs('fresh#0')
      return timed(() => {
        fresh.take(update)
        return fresh.engine.document.current()
      })
    },
  })
  const { fromPeer, ...fromStorage } = whole
  const first = inTurns(rounds, { Kitloom: () => timed(() => readCheckpoint(checkpoint)) })
  return [
    rowOf({ figure: 'load 10,000 entries', unit: 'ms', aim: 60, samples: rounds }, fromStorage),
    rowOf({ figure: 'load 10,000 entries from a peer', unit: 'ms', aim: 60, samples: rounds }, { Kitloom: fromPeer }),
    rowOf(
      { figure: 'load 10,000 entries against loro-crdt’s snapshot', unit: '×', aim: 2.5, samples: rounds },
      { Kitloom: whole.Kitloom.median / whole['loro-crdt'].median },
    ),
    rowOf({ figure: 'document from a checkpoint', unit: 'ms', aim: 1, samples: rounds }, first),
  ]
}

function loadLoro(bytes: Uint8Array): number {
  const doc = new LoroDoc()
  return timed(() => {
    doc.import(bytes)
    return doc.toJSON()
  })
}
