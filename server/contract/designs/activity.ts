import { z } from 'zod'
import { productType } from '../tenantSettings.ts'
import { moment } from './design.ts'
import { designEvents } from './designHistory.ts'

/** `edited`: the last time only. `commented` and `rated`: by whoever did. */
export const activityKinds = [...designEvents, 'edited', 'commented', 'rated'] as const

export const activityItem = z.object({
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
