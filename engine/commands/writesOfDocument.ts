import type { DesignDocument } from '../document/designDocument.ts'
import type { Json } from '../document/json.ts'
import { recordKey } from '../document/recordKey.ts'
import { limits } from '../document/shape.ts'
import { aliveField, kindOfTable, type TableName, tableSpecs, tablesOf } from '../document/tables.ts'
import type { RecordWrite } from './command.ts'

/** Everything a document shows, as absolute writes: what a copy of it starts with. Moments point into the old log. */
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
