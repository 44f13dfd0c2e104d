import { LoroDoc } from 'loro-crdt'
import { type Row, rowOf } from '../measure.ts'
import { createLoro } from '../subjects/loro.ts'
import { createOurs } from '../subjects/ours.ts'
import { worked } from '../subjects/worked.ts'

const entries = 10_000

/** What one command weighs on the wire and on disk. Ours says who, when, what and which fields; Loro's only the fields. */
export function bytes(): readonly Row[] {
  const ours = worked(createOurs(), entries).subject.engine.timeline.log().update().length
  const { doc } = worked(createLoro(new LoroDoc(), false), entries).subject
  const loro = doc.export({ mode: 'update' }).length
  const medians = { Kitloom: ours / entries, 'loro-crdt': loro / entries }
  return [rowOf({ figure: 'bytes per command', unit: 'bytes', aim: 90, samples: entries }, medians)]
}
