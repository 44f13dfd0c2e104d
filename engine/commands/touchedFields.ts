import type { DesignDocument } from '../document/designDocument.ts'
import { type RecordKey, recordKey } from '../document/recordKey.ts'
import { kindOfTable, type TableName, tablesOf } from '../document/tables.ts'
import type { Touched } from '../document/writes.ts'

export interface TouchedFields {
  addFields(record: RecordKey, fields: readonly string[]): void
  /** A path as in immer's patches: `layers`, `<id>`, `<field>`, and whatever lies below. */
  addPath(path: readonly string[], before: DesignDocument, after: DesignDocument): void
  records(): ReadonlyMap<RecordKey, Touched>
}

export function createTouchedFields(): TouchedFields {
  const touched = new Map<RecordKey, { fields: Set<string>; whole: boolean }>()

  const of = (record: RecordKey) => {
    const known = touched.get(record) ?? { fields: new Set(), whole: false }
    touched.set(record, known)
    return known
  }
  const addField = (record: RecordKey, field: string): void => {
    of(record).fields.add(field)
  }
  const addWhole = (record: RecordKey): void => {
    of(record).whole = true
  }

  const addTable = (name: TableName, goalkeeper: boolean, documents: readonly DesignDocument[]): void => {
    const tables = documents.map(document => tablesOf(document, goalkeeper)[name] ?? {})
    for (const id of new Set(tables.flatMap(table => Object.keys(table)))) {
      addWhole(recordKey({ kind: kindOfTable[name], id, goalkeeper }))
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
      if (field === undefined) addWhole(record)
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
        if (second === undefined) addWhole(record)
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
