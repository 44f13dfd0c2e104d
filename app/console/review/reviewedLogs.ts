import type { DesignDocument } from '../../../engine/index.ts'
import {
  type DesignReview,
  type ReviewedLog,
  readOrderedLogCall,
  readReviewedLogCall,
} from '../../../server/contract/designs/reviewedDesign.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { RequestError } from '../../session/api/useRequest.ts'

/** The version that the shop has seen before the one on the stage. */
export interface ReviewedBefore {
  readonly document: DesignDocument
  /** What the shop decided about it; `SENT` where an order had it before it was rejected. */
  readonly decision: 'READY' | 'REJECTED' | 'SENT'
  readonly at: Date
}

interface LogBefore {
  readonly log: ReviewedLog
  readonly seen: Omit<ReviewedBefore, 'document'>
}

/** The log that is looked at, and the one that it is compared with; `null` where there was none. */
type Logs = { readonly kind: 'ok'; readonly value: ReviewedLog; readonly before: LogBefore | null } | RequestError

interface Wanted {
  /** Of the design. */
  readonly id: string
  /** Of the revision that was submitted last. */
  readonly number: number
  readonly reviews: readonly DesignReview[]
}

/** Of a submission, with the one that the shop decided about before. */
export async function submittedLogs(client: Client, wanted: Wanted): Promise<Logs> {
  const { id, number } = wanted
  const log = await client.send(readReviewedLogCall, { params: { id, number } })
  return log.kind === 'ok' ? { ...log, before: await decidedBefore(client, wanted) } : log
}

/** Of an order; one that was sent again is compared with what it had before, another one with the last review. */
export async function orderedLogs(client: Client, { id, reviews }: Wanted, order: string): Promise<Logs> {
  const params = { id: order, design: id }
  const log = await client.send(readOrderedLogCall, { params })
  if (log.kind !== 'ok') return log
  const { submission } = log.value
  if (submission === 1) {
    return { ...log, before: await decidedBefore(client, { id, reviews, number: Number.POSITIVE_INFINITY }) }
  }
  const sent = await client.send(readOrderedLogCall, { params, query: { submission: submission - 1 } })
  const seen = (at: string) => ({ decision: 'SENT', at: new Date(at) }) as const
  return { ...log, before: sent.kind === 'ok' ? { log: sent.value, seen: seen(sent.value.sentAt) } : null }
}

/** The latest version before a revision that the shop has decided about. */
async function decidedBefore(client: Client, { id, reviews, number }: Wanted): Promise<LogBefore | null> {
  for (const { decision, revision, decidedAt } of reviews) {
    if ((decision !== 'READY' && decision !== 'REJECTED') || revision >= number) continue
    const log = await client.send(readReviewedLogCall, { params: { id, number: revision } })
    return log.kind === 'ok' ? { log: log.value, seen: { decision, at: new Date(decidedAt ?? 0) } } : null
  }
  return null
}
