import type { DesignDocument } from '../document/designDocument.ts'
import type { RecordKey } from '../document/recordKey.ts'
import { emptyDocument, type LooseTable, tableOfKind, tablesOf } from '../document/tables.ts'
import {
  createRecordRegisters,
  type PlacedCommand,
  type RecordRegisters,
  registerOf,
  showRecord,
  write,
} from './register.ts'

/** Keeps the document that the registers show. Untouched records keep their identity from one document to the next. */
export interface Projection {
  record(key: RecordKey): RecordRegisters | undefined
  /** Enters a command's writes into the contest for their fields. */
  enter(command: PlacedCommand): void
  /** Says that a command's writes may show or not show any more. */
  touch(command: PlacedCommand): void
  /** The document after everything entered and touched. */
  document(): DesignDocument
}

type Table = Record<string, Readonly<Record<string, unknown>>>

export function createProjection(): Projection {
  const records = new Map<RecordKey, RecordRegisters>()
  const dirty = new Map<RecordRegisters, Set<string>>()
  let document: DesignDocument = emptyDocument

  const recordOf = (key: RecordKey): RecordRegisters => {
    let record = records.get(key)
    if (record === undefined) {
      record = createRecordRegisters(key)
      if (record.name.kind === 'design') record.shown = emptyDocument.design
      records.set(key, record)
    }
    return record
  }

  const soil = (record: RecordRegisters): Set<string> => {
    let fields = dirty.get(record)
    if (fields === undefined) {
      fields = new Set()
      dirty.set(record, fields)
    }
    return fields
  }

  const clean = (): void => {
    const copies = new Map<LooseTable, Table>()
    for (const [record, fields] of dirty) {
      const shown = showRecord(record, fields)
      if (shown === record.shown) continue
      record.shown = shown
      document = withRecord(document, record, copies)
    }
    dirty.clear()
  }

  return {
    record: key => records.get(key),
    enter(command) {
      for (const { record: key, fields } of command.entry.writes) {
        const record = recordOf(key)
        const soiled = soil(record)
        for (const field in fields) {
          const value = fields[field]
          if (value === undefined) continue
          write(registerOf(record, field), command, value)
          soiled.add(field)
        }
      }
    },
    touch(command) {
      for (const { record: key, fields } of command.entry.writes) {
        const soiled = soil(recordOf(key))
        for (const field in fields) soiled.add(field)
      }
    },
    document() {
      if (dirty.size > 0) clean()
      return document
    },
  }
}

/** `copies` remembers which tables were copied for this document already, so that each is copied once. */
function withRecord(document: DesignDocument, record: RecordRegisters, copies: Map<LooseTable, Table>): DesignDocument {
  const { kind, id, goalkeeper } = record.name
  if (kind === 'design') return { ...document, design: record.shown as DesignDocument['design'] }
  const name = tableOfKind[kind]
  const standing = tablesOf(document, goalkeeper)[name] ?? {}
  const copy = copies.get(standing)
  const table = copy ?? { ...standing }
  if (record.shown === null) delete table[id]
  else table[id] = record.shown
  if (copy) return document
  copies.set(table, table)
  return goalkeeper
    ? { ...document, goalkeeper: { ...document.goalkeeper, [name]: table } }
    : { ...document, [name]: table }
}
