import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { productType } from '../tenantSettings.ts'
import { designParams, designStatus } from './design.ts'

/** Everything that can happen to a design except editing. */
export const designEvents = [
  'created',
  'copied',
  'renamed',
  'submitted',
  'withdrawn',
  'reopened',
  'approved',
  'rejected',
  'corrected',
  'published',
  'unpublished',
  'deleted',
  'restored',
  'claimed',
  'shared',
  'share-revoked',
] as const
const designEvent = z.enum(designEvents)
export type DesignEvent = z.infer<typeof designEvent>

/** `owner`: the owner at that time; `provider`: the shop. */
export const eventActors = ['owner', 'provider'] as const

const historyItem = z.object({
  id: z.uuid(),
  event: designEvent,
  by: z.enum(eventActors),
  from: designStatus.nullable(),
  to: designStatus.nullable(),
  note: z.string(),
  at: isoTime,
})

/** `GET /api/designs/{id}/history`, newest first. */
export const historyResponse = z.object({ items: z.array(historyItem) })

/** `edited` only reports the last edit. `commented` and `rated` name the person. */
const activityKinds = [...designEvents, 'edited', 'commented', 'rated'] as const

const activityItem = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  at: isoTime,
  /** `other`: somebody with a link or from the store. Null when it is no longer known. */
  by: z.enum(['you', 'provider', 'other']).nullable(),
  /** The name that another person gave; may be empty. */
  name: z.string(),
  /** The comment, or the reviewer's note. */
  text: z.string(),
  /** The number of stars. */
  rating: z.int().nullable(),
  design: z.object({
    id: z.uuid(),
    name: z.string(),
    productType,
    thumbnail: z.string().nullable(),
    /** When it was deleted. */
    deleted: z.boolean(),
  }),
})
export type ActivityItem = z.infer<typeof activityItem>

export const activityQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(12) })

/** `GET /api/accounts/activity`, newest first. */
export const activityResponse = z.object({ items: z.array(activityItem) })

export const readHistoryCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/history',
  access: 'visitor',
  summary: 'Get the history of a design',
  params: designParams,
  response: historyResponse,
})

export const readActivityCall = defineCall({
  method: 'GET',
  path: '/api/accounts/activity',
  access: 'customer',
  summary: 'List recent activity on my designs',
  query: activityQuery,
  response: activityResponse,
})
