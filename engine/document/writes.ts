import type { DesignDocument } from './designDocument.ts'
import type { Json } from './field.ts'
import { parseRecordKey, type RecordKey, type RecordName, recordKey } from './recordKey.ts'
import { recordIn } from './records.ts'
import { limits } from './shape.ts'
import { aliveField, fieldOf, kindOfTable, type TableName, tableSpecs, tablesOf } from './tables.ts'

/** Absolute values for fields of one record: what the log keeps of a command. */
export interface RecordWrite {
  readonly record: RecordKey
  readonly fields: Readonly<Record<string, Json>>
}

/** What a command wrote of a record. */
export interface Touched {
  /** Written by name: logged even where the value stays equal. */
  readonly fields: ReadonlySet<string>
  /** The record came, went or was replaced: all its fields may differ. */
  readonly whole: boolean
}

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

interface Change {
  readonly before: Fields | undefined
  readonly after: Fields | undefined
}

function valuesOf(name: RecordName, touched: Touched, { before, after }: Change): Record<string, Json> {
  const { fields, mortal } = tableSpecs[name.kind]
  const exists = mortal && !name.goalkeeper
  if (exists && after === undefined) return before === undefined ? {} : { [aliveField]: false }
  const written: Record<string, Json> = exists && before === undefined ? { [aliveField]: true } : {}
  // A new layer or player writes every field, so that a later version's initial values do not change it. Those of fields
  // that older ones lack cannot change.
  const isNew = exists && before === undefined
  const all = () => new Set([...Object.keys(fields), ...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  for (const field of isNew || touched.whole ? all() : touched.fields) {
    const known = fieldOf(name.kind, field)
    if (known === undefined && after?.[field] === undefined) continue
    const value = (after?.[field] ?? null) as Json
    const shown = isNew ? (known?.cameLater ? known.initial : undefined) : (before?.[field] ?? null)
    const stays = !touched.fields.has(field) && Object.is(shown, value)
    if (!stays) written[field] = value
  }
  return written
}

/** Everything a document shows, as absolute writes: what a copy of it starts with. Named versions point into the old log. */
export function writesOfDocument(document: DesignDocument): RecordWrite[] {
  const design: RecordWrite = {
    record: recordKey({ kind: 'design', id: '', goalkeeper: false }),
    fields: document.design as RecordWrite['fields'],
  }
  return [design, ...writesOfTables(document, false), ...writesOfTables(document, true)]
}

function writesOfTables(document: DesignDocument, goalkeeper: boolean): RecordWrite[] {
  const tables = tablesOf(document, goalkeeper)
  return (Object.keys(kindOfTable) as TableName[])
    .filter(table => table !== 'moments')
    .flatMap(table => {
      const kind = kindOfTable[table]
      const alive: Record<string, Json> = tableSpecs[kind].mortal && !goalkeeper ? { [aliveField]: true } : {}
      return Object.entries(tables[table] ?? {}).map(([id, fields]) => ({
        record: recordKey({ kind, id, goalkeeper }),
        fields: { ...alive, ...fields } as RecordWrite['fields'],
      }))
    })
}

/** The writes in portions that each fit into one entry; one portion for every usual design. */
export function inPortions(writes: readonly RecordWrite[]): RecordWrite[][] {
  const portions: RecordWrite[][] = [[]]
  let fields = 0
  let size = 0
  for (const write of writes) {
    const weight = JSON.stringify(write).length * 2
    const count = Object.keys(write.fields).length
    if (fields + count > limits.writesPerEntry || size + weight > limits.entrySize) {
      portions.push([])
      fields = 0
      size = 0
    }
    portions.at(-1)?.push(write)
    fields += count
    size += weight
  }
  return portions
}
