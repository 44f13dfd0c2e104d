import type { DesignDocument } from '../document/designDocument.ts'
import type { Json } from '../document/json.ts'
import { documentLimits } from '../document/limits.ts'
import { parseRecordKey } from '../document/recordKey.ts'
import { isWriteList } from '../document/shape.ts'
import { tableSpecs } from '../document/tables.ts'
import type { ReasonCode, RecordWrite } from './command.ts'

/** Why the writes may not be logged, or `null`. */
export function checkLimits(document: DesignDocument, writes: readonly RecordWrite[]): ReasonCode | null {
  if (Object.keys(document.layers).length > documentLimits.layers) return 'limit-layers'
  if (Object.keys(document.players).length > documentLimits.players) return 'limit-players'
  if (Object.keys(document.moments).length > documentLimits.moments) return 'limit-moments'
  if (!writes.every(areUnderstood)) return 'invalid-value'
  const list = writes.flatMap(({ record, fields }): Json[] => [record, fields])
  return isWriteList(list) ? null : 'limit-entry'
}

/** A value that would show as something else than what the command meant is not logged. */
function areUnderstood({ record, fields }: RecordWrite): boolean {
  const name = parseRecordKey(record)
  if (name === null) return false
  const specs = tableSpecs[name.kind].fields
  return Object.entries(fields).every(([field, value]) => {
    const spec = specs[field]
    return spec === undefined || spec.valid(value) || (value === null && name.goalkeeper)
  })
}
