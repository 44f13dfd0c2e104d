import { z } from 'zod'
import { designStatus } from '../designStates.ts'
import { moment } from './design.ts'

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
export const designEvent = z.enum(designEvents)
export type DesignEvent = z.infer<typeof designEvent>

/** `owner`: whoever had it then; `provider`: the shop. */
export const eventActors = ['owner', 'provider'] as const

export const historyItem = z.object({
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
