import type { DesignDocument } from '../document/designDocument.ts'
import { type RecordKey, recordKey } from '../document/recordKey.ts'
import { kindOfTable, type TableName, tablesOf } from '../document/tables.ts'

/** Fields of a record that a command wrote; `all` when the record came, went or was replaced. */
export type Touched = ReadonlySet<string> | 'all'

export interface TouchedFields {
  addFields(record: RecordKey, fields: readonly string[]): void
  /** A path as in immer's patches: `layers`, `<id>`, `<field>`, and whatever lies below. */
  addPath(path: readonly string[], before: DesignDocument, after: DesignDocument): void
  records(): ReadonlyMap<RecordKey, Touched>
}

export function createTouchedFields(): TouchedFields {
  const touched = new Map<RecordKey, Set<string> | 'all'>()

  const addField = (record: RecordKey, field: string): void => {
    const fields = touched.get(record)
    if (fields === 'all') return
    if (fields) fields.add(field)
    else touched.set(record, new Set([field]))
  }

  const addTable = (name: TableName, goalkeeper: boolean, documents: readonly DesignDocument[]): void => {
    const tables = documents.map(document => tablesOf(document, goalkeeper)[name] ?? {})
    for (const id of new Set(tables.flatMap(table => Object.keys(table)))) {
      touched.set(recordKey({ kind: kindOfTable[name], id, goalkeeper }), 'all')
    }
  }

  const addBelow = (path: readonly string[], goalkeeper: boolean, documents: readonly DesignDocument[]): void => {
    const [table, id, field] = path
    if (table === undefined) {
      for (const name of Object.keys(kindOfTable)) addTable(name as TableName, goalkeeper, documents)
    } else if (id === undefined) {
      addTable(table as TableName, goalkeeper, documents)
    } else {
      const record = recordKey({ kind: kindOfTable[table as TableName], id, goalkeeper })
      if (field === undefined) touched.set(record, 'all')
      else addField(record, field)
    }
  }

  return {
    addFields(record, fields) {
      for (const field of fields) addField(record, field)
    },
    addPath(path, before, after) {
      const [first, second] = path
      if (first === 'design') {
        const record = recordKey({ kind: 'design', id: '', goalkeeper: false })
        if (second === undefined) touched.set(record, 'all')
        else addField(record, second)
      } else if (first === 'goalkeeper') {
        addBelow(path.slice(1), true, [before, after])
      } else {
        addBelow(path, false, [before, after])
      }
    },
    records: () => touched,
  }
}
