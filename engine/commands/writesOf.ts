import type { DesignDocument } from '../document/designDocument.ts'
import type { Json } from '../document/json.ts'
import { parseRecordKey, type RecordKey, type RecordName } from '../document/recordKey.ts'
import { aliveField, tableOfKind, tableSpecs, tablesOf } from '../document/tables.ts'
import type { RecordWrite } from './command.ts'
import type { Touched } from './touchedFields.ts'

type Fields = Readonly<Record<string, unknown>>

/** The absolute values that the touched fields have in `after`. */
export function writesOf(
  touched: ReadonlyMap<RecordKey, Touched>,
  before: DesignDocument,
  after: DesignDocument,
): RecordWrite[] {
  const writes: RecordWrite[] = []
  for (const [record, fields] of touched) {
    const name = parseRecordKey(record)
    if (name === null)
      throw new Error(`"${record}" is no record key. A recipe touched it; see recordKey.ts for the wording.`)
    const written = valuesOf(name, fields, { before: recordIn(before, name), after: recordIn(after, name) })
    if (Object.keys(written).length > 0) writes.push({ record, fields: written })
  }
  return writes
}

function recordIn(document: DesignDocument, { kind, id, goalkeeper }: RecordName): Fields | undefined {
  if (kind === 'design') return document.design
  return tablesOf(document, goalkeeper)[tableOfKind[kind]]?.[id]
}

interface Change {
  readonly before: Fields | undefined
  readonly after: Fields | undefined
}

function valuesOf(name: RecordName, touched: Touched, { before, after }: Change): Record<string, Json> {
  const { fields, mortal } = tableSpecs[name.kind]
  const exists = mortal && !name.goalkeeper
  if (exists && after === undefined) return before === undefined ? {} : { [aliveField]: false }
  const written: Record<string, Json> = exists && before === undefined ? { [aliveField]: true } : {}
  // A new layer or player writes every field, so that a later version's initial values do not change it.
  const isNew = exists && before === undefined
  const candidates = isNew || touched.whole ? Object.keys(fields) : touched.fields
  for (const field of candidates) {
    if (!(field in fields)) continue
    const value = (after?.[field] ?? null) as Json
    const stays = !isNew && !touched.fields.has(field) && Object.is(before?.[field] ?? null, value)
    if (!stays) written[field] = value
  }
  return written
}
