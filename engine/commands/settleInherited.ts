import type { DesignDocument } from '../document/designDocument.ts'
import { parseRecordKey } from '../document/recordKey.ts'
import { tableOfKind, tableSpecs, tablesOf } from '../document/tables.ts'
import type { RecordWrite } from './command.ts'

/**
 * The recipe's document as the log will show it: an override holds only what it overrides, and an override, a zone
 * or an option of which nothing is set is not there.
 */
export function settleInherited(document: DesignDocument, writes: readonly RecordWrite[]): DesignDocument {
  let settled = document
  for (const { record } of writes) {
    const name = parseRecordKey(record)
    if (name === null || name.kind === 'design') continue
    if (tableSpecs[name.kind].mortal && !name.goalkeeper) continue
    const tableName = tableOfKind[name.kind]
    const table = tablesOf(settled, name.goalkeeper)[tableName] ?? {}
    const fields = table[name.id]
    if (fields === undefined) continue
    const own = Object.entries(fields).filter(([, value]) => value !== null)
    const isSettled = own.length > 0 && !(name.goalkeeper && own.length < Object.keys(fields).length)
    if (isSettled) continue
    const { [name.id]: _removed, ...others } = table
    const kept = name.goalkeeper ? Object.fromEntries(own) : fields
    const next = own.length > 0 ? { ...others, [name.id]: kept } : others
    settled = name.goalkeeper
      ? { ...settled, goalkeeper: { ...settled.goalkeeper, [tableName]: next } }
      : { ...settled, [tableName]: next }
  }
  return settled
}
