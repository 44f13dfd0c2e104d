import type { DesignDocument } from '../document/designDocument.ts'
import { type RecordKey, recordKey } from '../document/recordKey.ts'
import { kindOfTable, type TableName, tablesOf } from '../document/tables.ts'
import type { Touched } from '../document/writes.ts'
import type { DraftPath } from './openDraft.ts'

/** What a recipe has written, by where it assigned or deleted something. */
export function touchedBy(
  paths: readonly DraftPath[],
  before: DesignDocument,
  after: DesignDocument,
): ReadonlyMap<RecordKey, Touched> {
  const touched = new Map<RecordKey, { fields: Set<string>; whole: boolean }>()

  /** Without a field the whole record came, went or was replaced. */
  const add = (record: RecordKey, field: string | undefined): void => {
    const known = touched.get(record) ?? { fields: new Set(), whole: false }
    touched.set(record, known)
    if (field === undefined) known.whole = true
    else known.fields.add(field)
  }

  const addTable = (name: TableName, goalkeeper: boolean): void => {
    const tables = [before, after].map(document => tablesOf(document, goalkeeper)[name] ?? {})
    for (const id of new Set(tables.flatMap(table => Object.keys(table)))) {
      add(recordKey({ kind: kindOfTable[name], id, goalkeeper }), undefined)
    }
  }

  const addBelow = ([table, id, field]: DraftPath, goalkeeper: boolean): void => {
    if (table === undefined) {
      for (const name of Object.keys(kindOfTable)) addTable(name as TableName, goalkeeper)
    } else if (id === undefined) {
      addTable(table as TableName, goalkeeper)
    } else {
      add(recordKey({ kind: kindOfTable[table as TableName], id, goalkeeper }), field)
    }
  }

  for (const path of paths) {
    const [first, second] = path
    if (first === 'design') add(recordKey({ kind: 'design', id: '', goalkeeper: false }), second)
    else if (first === 'goalkeeper') addBelow(path.slice(1), true)
    else addBelow(path, false)
  }
  return touched
}
