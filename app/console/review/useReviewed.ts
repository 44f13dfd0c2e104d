import { useCallback } from 'react'
import type { DesignDocument } from '../../../engine/index.ts'
import {
  type ReviewedDesign,
  type ReviewedLog,
  readOrderedLogCall,
  readReviewedDesignCall,
  readReviewedLogCall,
} from '../../../server/contract/designs/reviewedDesign.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'
import { type RequestError, useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { OpenDesign } from '../../studio/openDesign.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { type OpenedResource, useOpenedResource } from '../../studio/useOpenedResource.ts'
import { useStaff } from '../session/EntranceContext.ts'
import { openReviewed } from './openReviewed.ts'

/** The version that the shop has decided about before the one on the stage. */
export interface ReviewedBefore {
  readonly document: DesignDocument
  readonly number: number
  readonly decision: 'READY' | 'REJECTED'
  readonly at: Date
}

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
  | { readonly kind: 'open'; readonly design: OpenDesign; readonly before: DesignDocument | null }
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
  const last = reviewed ? decidedBefore(reviewed, order === null ? (number ?? 0) : Number.POSITIVE_INFINITY) : null
  const base = last?.revision ?? null
  const open = useCallback(async (): Promise<OpenedResource<Opened | null>> => {
    if (productType === null) return { found: null }
    const log = await readLog(client, { id, order, number })
    if (log.kind !== 'ok') return { found: { kind: 'failed', error: log } }
    const source = { id, productType, staff: account }
    const design = await openReviewed(studio, services, { ...source, log: log.value })
    if (!design) return { found: { kind: 'newer' } }
    const baseLog = base === null ? null : await readLog(client, { id, order: null, number: base })
    const old = baseLog?.kind === 'ok' ? await openReviewed(studio, services, { ...source, log: baseLog.value }) : null
    const before = old?.engine.document.current() ?? null
    old?.close()
    return { found: { kind: 'open', design, before }, close: design.close }
  }, [id, order, productType, number, base, account, client, services, studio])
  const [opened, retry] = useOpenedResource(open)
  if (found.kind === 'failed') return { kind: 'failed', error: found.error, retry: found.retry }
  if (!reviewed || !opened) return { kind: 'loading' }
  if (opened.kind === 'failed') return { ...opened, retry }
  if (opened.kind === 'newer') return opened
  const before = opened.before && last ? { document: opened.before, ...shownBefore(last) } : null
  return { kind: 'open', design: opened.design, before, reviewed, refresh: found.retry }
}

interface WantedLog {
  readonly id: string
  readonly order: string | null
  readonly number: number | null
}

function readLog(client: Client, { id, order, number }: WantedLog): Promise<ClientResponse<ReviewedLog>> {
  if (order !== null) return client.send(readOrderedLogCall, { params: { id: order, design: id } })
  return client.send(readReviewedLogCall, { params: { id, number: number ?? 1 } })
}

type Review = ReviewedDesign['reviews'][number]

/** The latest review with a decision about an earlier revision. */
const decidedBefore = ({ reviews }: ReviewedDesign, number: number): Review | null =>
  reviews.find(({ decision, revision }) => /^(READY|REJECTED)$/.test(decision ?? '') && revision < number) ?? null

const shownBefore = ({ revision, decision, decidedAt }: Review) => ({
  number: revision,
  decision: decision === 'READY' ? ('READY' as const) : ('REJECTED' as const),
  at: new Date(decidedAt ?? 0),
})
