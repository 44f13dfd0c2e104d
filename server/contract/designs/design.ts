import { z } from 'zod'
import { isoTime } from '../callParts.ts'
import { productType } from '../tenantSettings.ts'

export const designStatuses = ['DRAFT', 'REVIEWING', 'READY', 'REJECTED'] as const
export const designStatus = z.enum(designStatuses)
export type DesignStatus = z.infer<typeof designStatus>

/** The allowed status changes. The database has the same table and refuses any other change. */
export const designTransitions: Readonly<Record<DesignStatus, readonly DesignStatus[]>> = {
  DRAFT: ['REVIEWING'],
  // The owner withdraws the design.
  REVIEWING: ['READY', 'REJECTED', 'DRAFT'],
  // Somebody edits the design.
  READY: ['DRAFT'],
  REJECTED: ['DRAFT'],
}

/** `#rrggbb` */
const colour = z.string()

/** A design in a list. Everything except id, type and status is derived from its log. */
export const designCard = z.object({
  id: z.uuid(),
  name: z.string(),
  productType,
  status: designStatus,
  /** Every change sends it back as `If-Match: "3"`. */
  version: z.int(),
  /** The colour that covers the largest area comes first. */
  colours: z.array(colour),
  layers: z.int(),
  players: z.int(),
  goalkeepers: z.int(),
  /** The address of its thumbnail, or null. */
  thumbnail: z.string().nullable(),
  publishedAt: isoTime.nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  /** When it was last edited. */
  designedAt: isoTime,
  deletedAt: isoTime.nullable(),
})
export type DesignCard = z.infer<typeof designCard>

export const designActionNames = ['edit', 'submit', 'withdraw', 'reopen', 'approve', 'reject'] as const
const designActionName = z.enum(designActionNames)
export type DesignActionName = z.infer<typeof designActionName>

/** One design for its owner. */
export const design = designCard.extend({
  /** How many updates its log has. */
  seq: z.int(),
  /** When a guest's design expires unless it is edited or claimed; null for a customer's. */
  endsAt: isoTime.nullable(),
  allowedActions: z.array(designActionName),
})
export type Design = z.infer<typeof design>

export const designParams = z.object({ id: z.uuid() })

/** The id of the new copy. */
export const copyRequest = z.strictObject({ id: z.uuid() })

/** The copy's name, as the page says it in its language; without one it is the original's. */
export const duplicateRequest = copyRequest.extend({ name: z.string().trim().max(120).optional() })

/** The secret of a link. */
export const sharedParams = z.object({ uuid: z.uuid() })
