import type { DesignDocument } from './designDocument.ts'
import { type RecordKey, recordKey } from './recordKey.ts'
import { kindOfTable, type TableName, tablesOf } from './tables.ts'

type Fields = Readonly<Record<string, unknown>>

/** How one record differs between two versions. A record that is not there is `null`. */
export interface RecordChange {
  readonly record: RecordKey
  readonly before: Fields | null
  readonly after: Fields | null
  /** Names of the fields that differ; all of them when the record came or went. */
  readonly fields: readonly string[]
}

/** What differs between two documents of one design. Records that both share are not looked into. */
export function diffDocuments(before: DesignDocument, after: DesignDocument): RecordChange[] {
  const design = compare(recordKey({ kind: 'design', id: '', goalkeeper: false }), before.design, after.design)
  return [...design, ...diffTables(before, after, false), ...diffTables(before, after, true)]
}

function diffTables(before: DesignDocument, after: DesignDocument, goalkeeper: boolean): RecordChange[] {
  const [tablesBefore, tablesAfter] = [tablesOf(before, goalkeeper), tablesOf(after, goalkeeper)]
  return (Object.keys(kindOfTable) as TableName[]).flatMap(table => {
    const [was, is] = [tablesBefore[table] ?? {}, tablesAfter[table] ?? {}]
    if (was === is) return []
    const ids = new Set([...Object.keys(was), ...Object.keys(is)])
    return [...ids].flatMap(id =>
      compare(recordKey({ kind: kindOfTable[table], id, goalkeeper }), was[id] ?? null, is[id] ?? null),
    )
  })
}

function compare(record: RecordKey, before: Fields | null, after: Fields | null): RecordChange[] {
  if (before === after) return []
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const fields = [...names].filter(name => !before || !after || !isEqual(before[name], after[name]))
  return fields.length > 0 ? [{ record, before, after, fields }] : []
}

const isEqual = (a: unknown, b: unknown): boolean =>
  Object.is(a ?? null, b ?? null) || JSON.stringify(a) === JSON.stringify(b)
