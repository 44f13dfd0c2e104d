import { useCallback, useRef } from 'react'
import {
  type DesignReview,
  type ReviewedDesign,
  readReviewedDesignCall,
} from '../../../server/contract/designs/reviewedDesign.ts'
import { type RequestError, useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { OpenDesign } from '../../studio/openDesign.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { type OpenedResource, useOpenedResource } from '../../studio/useOpenedResource.ts'
import { useStaff } from '../session/EntranceContext.ts'
import { openReviewed } from './openReviewed.ts'
import { orderedLogs, type ReviewedBefore, submittedLogs } from './reviewedLogs.ts'

export type Reviewed =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: RequestError; retry(): void }
  | { readonly kind: 'newer' }
  | {
      readonly kind: 'open'
      readonly reviewed: ReviewedDesign
      readonly design: OpenDesign
      readonly before: ReviewedBefore | null
      /** Asks the server once more how the design stands. */
      refresh(): void
    }

type Opened =
  | { readonly kind: 'open'; readonly design: OpenDesign; readonly before: ReviewedBefore | null }
  | { readonly kind: 'newer' }
  | { readonly kind: 'failed'; readonly error: RequestError }

/** A design as it was submitted last, or as it was ordered, with the version that the shop decided about before. */
export function useReviewed(id: string, order: string | null): Reviewed {
  const services = useServices()
  const studio = useStudio()
  const { account } = useStaff()
  const { client } = services
  const found = useRequest(['console-design', id], () => client.send(readReviewedDesignCall, { params: { id } }))
  const reviewed = found.kind === 'ok' && !found.isStale ? found.value : null
  const productType = reviewed?.design.productType ?? null
  const number = reviewed?.revisions[0]?.number ?? null
  // What the shop decides now opens nothing anew.
  const reviews = useRef<readonly DesignReview[]>([])
  reviews.current = reviewed?.reviews ?? []
  const open = useCallback(async (): Promise<OpenedResource<Opened | null>> => {
    if (productType === null) return { found: null }
    const wanted = { id, number: number ?? 1, reviews: reviews.current }
    const logs = await (order === null ? submittedLogs(client, wanted) : orderedLogs(client, wanted, order))
    if (logs.kind !== 'ok') return { found: { kind: 'failed', error: logs } }
    const source = { id, productType, staff: account }
    const design = await openReviewed(studio, services, { ...source, log: logs.value })
    if (!design) return { found: { kind: 'newer' } }
    const old = logs.before ? await openReviewed(studio, services, { ...source, log: logs.before.log }) : null
    const document = old?.engine.document.current()
    old?.close()
    const before = logs.before && document ? { ...logs.before.seen, document } : null
    return { found: { kind: 'open', design, before }, close: design.close }
  }, [id, order, productType, number, account, client, services, studio])
  const [opened, retry] = useOpenedResource(open)
  if (found.kind === 'failed') return { kind: 'failed', error: found.error, retry: found.retry }
  if (!reviewed || !opened) return { kind: 'loading' }
  if (opened.kind === 'failed') return { ...opened, retry }
  if (opened.kind === 'newer') return opened
  return { kind: 'open', design: opened.design, before: opened.before, reviewed, refresh: found.retry }
}
