import { z } from 'zod'
import { defineCall } from '../call.ts'
import { productType } from '../tenantSettings.ts'
import { designParams, designStatus, moment } from './design.ts'

/** What happened to a design besides editing. */
export const designEvents = [
  'created',
  'copied',
  'renamed',
  'submitted',
  'withdrawn',
  'reopened',
  'approved',
  'rejected',
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

/** `owner`: whoever had it then; `provider`: the shop. */
export const eventActors = ['owner', 'provider'] as const

const historyItem = z.object({
  id: z.uuid(),
  event: designEvent,
  by: z.enum(eventActors),
  from: designStatus.nullable(),
  to: designStatus.nullable(),
  note: z.string(),
  at: moment,
})

/** `GET /api/designs/{id}/history`, the latest first. */
export const historyAnswer = z.object({ items: z.array(historyItem) })

/** `edited`: the last time only. `commented` and `rated`: by whoever did. */
const activityKinds = [...designEvents, 'edited', 'commented', 'rated'] as const

const activityItem = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  at: moment,
  /** `other`: somebody with a link, or who met it in the store. Null where it is not known any more. */
  by: z.enum(['you', 'provider', 'other']).nullable(),
  /** What somebody else calls himself; empty where he did not say. */
  name: z.string(),
  /** The remark, or the provider's note. */
  text: z.string(),
  /** Stars of a rating. */
  rating: z.int().nullable(),
  design: z.object({
    id: z.uuid(),
    name: z.string(),
    productType,
    thumbnail: z.string().nullable(),
    /** It was put away. */
    deleted: z.boolean(),
  }),
})
export type ActivityItem = z.infer<typeof activityItem>

export const activityQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(12) })

/** `GET /api/accounts/activity`, the latest first. */
export const activityAnswer = z.object({ items: z.array(activityItem) })

export const readHistoryCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/history',
  access: 'visitor',
  summary: 'What happened to a design',
  params: designParams,
  answer: historyAnswer,
})

export const readActivityCall = defineCall({
  method: 'GET',
  path: '/api/accounts/activity',
  access: 'customer',
  summary: 'What happened lately to my designs',
  query: activityQuery,
  answer: activityAnswer,
})
