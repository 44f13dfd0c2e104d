import type { DesignDocument } from './designDocument.ts'
import { documentLimits } from './limits.ts'
import type { ReasonCode } from './outcome.ts'
import { parseRecordKey } from './recordKey.ts'
import { aliveField } from './tables.ts'
import type { RecordWrite } from './writes.ts'

/** The tables that may not grow past a limit, by the kind of their records. */
const limited = { layer: 'layers', player: 'players', moment: 'moments' } as const

type LimitedTable = (typeof limited)[keyof typeof limited]

/**
 * Why a document may not take the writes, or `null`: they would raise a count past its limit. What was made apart may
 * hold more than that once it has merged; every write that does not add to it is fine.
 */
export function whyTooMany(document: DesignDocument, writes: readonly RecordWrite[]): ReasonCode | null {
  const growth: Record<LimitedTable, number> = { layers: 0, players: 0, moments: 0 }
  for (const { record, fields } of writes) {
    const alive = fields[aliveField]
    if (alive === undefined) continue
    const name = parseRecordKey(record)
    const table = name && !name.goalkeeper && limited[name.kind as keyof typeof limited]
    if (!table) continue
    const isThere = Object.hasOwn(document[table], name.id)
    if (isThere !== (alive === true)) growth[table] += isThere ? -1 : 1
  }
  for (const table of Object.values(limited)) {
    // Records are counted only when some are added.
    if (growth[table] <= 0) continue
    if (Object.keys(document[table]).length + growth[table] > documentLimits[table]) return `limit-${table}`
  }
  return null
}
