import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { orderParams } from '../orders/ownOrders.ts'
import { design, designParams, designStatus } from './design.ts'
import { commentChange, commentParams, commentsResponse, designComment, newComment } from './designComment.ts'
import { designRevision, logResponse, logUpdate, revisionParams } from './designLog.ts'

/** A submission of a design, and what the shop decided about it. */
const designReview = z.object({
  id: z.uuid(),
  /** The number of the revision that was submitted, or that the shop corrected since. */
  revision: z.int(),
  submittedAt: isoTime,
  /** Null while it is pending. */
  decision: designStatus.exclude(['DRAFT', 'REVIEWING']).or(z.literal('WITHDRAWN')).nullable(),
  decidedAt: isoTime.nullable(),
  note: z.string(),
  /** Who decided; empty for a withdrawal and when the account is gone. */
  reviewer: z.string(),
})
export type DesignReview = z.infer<typeof designReview>

/** A design as the shop reviews it. Lists are newest first. */
const reviewedDesign = z.object({
  /** `allowedActions` are those of the shop. */
  design,
  /** Null for a guest. */
  customer: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  reviews: z.array(designReview),
  revisions: z.array(designRevision),
})
export type ReviewedDesign = z.infer<typeof reviewedDesign>

/** Who worked on a design, with the Yjs clients that are theirs. */
const logPerson = z.object({
  /** Empty for guests. */
  name: z.string(),
  kind: z.enum(['owner', 'shop', 'other']),
  clients: z.array(z.int()),
})

/** The log of a revision, and who wrote it. */
const reviewedLog = logResponse.omit({ seq: true }).extend({ people: z.array(logPerson) })
export type ReviewedLog = z.infer<typeof reviewedLog>

export const readReviewedDesignCall = defineCall({
  method: 'GET',
  path: '/api/console/designs/:id',
  access: 'admin',
  right: 'read',
  summary: 'Get a design that was submitted, ordered or published, with its reviews',
  params: designParams,
  response: reviewedDesign,
})

export const readReviewedLogCall = defineCall({
  method: 'GET',
  path: '/api/console/designs/:id/revisions/:number/log',
  access: 'admin',
  right: 'read',
  summary: 'Get the log of a revision with the people who wrote it',
  params: revisionParams,
  response: reviewedLog,
})

/** While the design waits for a decision, which is then about what this makes of it. */
export const correctDesignCall = defineCall({
  method: 'POST',
  path: '/api/console/designs/:id/log',
  access: 'admin',
  right: 'review',
  summary: 'Correct a submitted design; its history names the shop',
  params: designParams,
  body: logUpdate,
  response: reviewedDesign,
})

export const readOrderedLogCall = defineCall({
  method: 'GET',
  path: '/api/console/orders/:id/designs/:design/log',
  access: 'admin',
  right: 'read',
  summary: 'Get the log of a design as it was ordered, or as an order that was rejected had it before',
  params: orderParams.extend({ design: z.uuid() }),
  /** Counts from 1; the last one is what is produced. */
  query: z.object({ submission: z.coerce.number().int().min(1).optional() }),
  response: reviewedLog.extend({ submission: z.int(), sentAt: isoTime }),
})

export const listShopCommentsCall = defineCall({
  method: 'GET',
  path: '/api/console/designs/:id/comments',
  access: 'admin',
  right: 'read',
  summary: 'List the comments on a submitted design',
  params: designParams,
  response: commentsResponse,
})

export const addShopCommentCall = defineCall({
  method: 'POST',
  path: '/api/console/designs/:id/comments',
  access: 'admin',
  right: 'review',
  summary: 'Comment on a design as the shop; its owner sees it',
  params: designParams,
  body: newComment,
  response: designComment,
  status: 201,
})

export const resolveShopCommentCall = defineCall({
  method: 'PATCH',
  path: '/api/console/designs/:id/comments/:comment',
  access: 'admin',
  right: 'review',
  summary: 'Resolve or reopen a comment as the shop',
  params: commentParams,
  body: commentChange,
  response: designComment,
})
