import { LoroDoc } from 'loro-crdt'
import { type Row, rowOf } from '../measure.ts'
import { createLoro } from '../subjects/loro.ts'
import { createOurs } from '../subjects/ours.ts'
import { worked } from '../subjects/worked.ts'
import { createWorkload } from '../workload.ts'

const entries = 10_000
/** Page loads of a design's life, of some hundred commands each; every eighth command is undone. */
const pages = 50

/** What one command weighs on the wire and on disk. Ours says who, when, what and which fields; Loro's only the fields. */
export function bytes(): readonly Row[] {
  const ours = worked(createOurs(), entries).subject.engine.timeline.log().update().length
  const { doc } = worked(createLoro(new LoroDoc(), false), entries).subject
  const loro = doc.export({ mode: 'update' }).length
  const about = { unit: 'bytes', samples: entries } as const
  return [
    rowOf(
      { ...about, figure: 'bytes per command, one page', aim: 24 },
      { Kitloom: ours / entries, 'loro-crdt': loro / entries },
    ),
    rowOf({ ...about, figure: `bytes per command, ${pages} pages with undos`, aim: 32 }, { Kitloom: mixedLife() }),
  ]
}

function mixedLife(): number {
  const workload = createWorkload(42)
  const coming = [...workload.opening]
  let log = new Uint8Array([0, 0])
  let count = 0
  for (let page = 0; page < pages; page++) {
    const ours = createOurs(`page#${page}`)
    ours.take(log)
    for (let step = 0; step < entries / pages; step++) {
      ours.apply(coming.shift() ?? workload.next())
      if (step % 8 === 7) {
        ours.undo()
        ours.redo()
      }
    }
    log = ours.engine.timeline.log().update().slice()
    count = ours.engine.timeline.log().entries().length
  }
  return log.length / count
}
