import type { DesignDocument } from './designDocument.ts'
import type { RecordName } from './recordKey.ts'
import { type LooseTable, tableOfKind, tablesOf } from './tables.ts'

type Fields = Readonly<Record<string, unknown>>

/** The record as the document shows it, or `undefined` where it has none of that name. */
export function recordIn(document: DesignDocument, { kind, id, goalkeeper }: RecordName): Fields | undefined {
  if (kind === 'design') return document.design
  const table = tablesOf(document, goalkeeper)[tableOfKind[kind]]
  return table && Object.hasOwn(table, id) ? table[id] : undefined
}

/** Tables that were copied for a document which nobody has seen yet: each is copied once, however many records change. */
export type TableCopies = Map<LooseTable, Record<string, Fields>>

/** Up to so many keys, spreading takes a third of the time of copying key by key; beyond, twice as much. */
const spreadUpTo = 120

/** A copy of a table to be written to: the one cost of a command that grows with the design. */
export function copyOfTable<Value>(table: Readonly<Record<string, Value>>): Record<string, Value> {
  const ids = Object.keys(table)
  if (ids.length <= spreadUpTo) return { ...table }
  const copy: Record<string, Value> = {}
  for (const id of ids) copy[id] = table[id] as Value
  return copy
}

/** The document with another record in place of the one of that name; `null` takes it out. */
export function withRecord(
  document: DesignDocument,
  { kind, id, goalkeeper }: RecordName,
  { fields, copies }: { readonly fields: Fields | null; readonly copies: TableCopies },
): DesignDocument {
  if (kind === 'design') return { ...document, design: fields as DesignDocument['design'] }
  const name = tableOfKind[kind]
  const existing = tablesOf(document, goalkeeper)[name] ?? {}
  const copy = copies.get(existing)
  const table = copy ?? copyOfTable(existing)
  if (fields === null) delete table[id]
  else table[id] = fields
  if (copy) return document
  copies.set(table, table)
  return goalkeeper
    ? { ...document, goalkeeper: { ...document.goalkeeper, [name]: table } }
    : { ...document, [name]: table }
}
