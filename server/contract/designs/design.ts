import { z } from 'zod'
import { productType } from '../tenantSettings.ts'

export const designStatuses = ['DRAFT', 'REVIEWING', 'READY', 'REJECTED'] as const
export const designStatus = z.enum(designStatuses)
export type DesignStatus = z.infer<typeof designStatus>

/** What may follow what; the database holds the same table and refuses any other pair. */
export const designTransitions: Readonly<Record<DesignStatus, readonly DesignStatus[]>> = {
  DRAFT: ['REVIEWING'],
  // Back to DRAFT: the owner withdraws.
  REVIEWING: ['READY', 'REJECTED', 'DRAFT'],
  // Back to DRAFT: somebody edits.
  READY: ['DRAFT'],
  REJECTED: ['DRAFT'],
}

export const moment = z.iso.datetime()
/** `#rrggbb` */
const colour = z.string()

/** A design as lists show it. All but id, type and status is derived from its log. */
export const designCard = z.object({
  id: z.uuid(),
  name: z.string(),
  productType,
  status: designStatus,
  /** Sent back as `If-Match: "3"` with every change. */
  version: z.int(),
  /** The one that covers most first. */
  colours: z.array(colour),
  layers: z.int(),
  players: z.int(),
  goalkeepers: z.int(),
  /** Address of its picture, or null while there is none. */
  thumbnail: z.string().nullable(),
  publishedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  /** Of the last edit. */
  designedAt: moment,
  deletedAt: moment.nullable(),
})
export type DesignCard = z.infer<typeof designCard>

export const designActionNames = ['edit', 'submit', 'withdraw', 'reopen', 'approve', 'reject'] as const
const designActionName = z.enum(designActionNames)
export type DesignActionName = z.infer<typeof designActionName>

/** One design for its owner. */
export const design = designCard.extend({
  /** Count of what the log has taken. */
  seq: z.int(),
  /** When a guest's design ends unless it is edited or claimed; null for a customer's. */
  endsAt: moment.nullable(),
  allowedActions: z.array(designActionName),
})
export type Design = z.infer<typeof design>

export const designParams = z.object({ id: z.uuid() })

/** Making a copy: the id that it shall have. */
export const copyRequest = z.strictObject({ id: z.uuid() })

/** The secret of a link. */
export const sharedParams = z.object({ uuid: z.uuid() })
