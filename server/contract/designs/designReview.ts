import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime, pageOf, pageQuery, versionHeaders } from '../callParts.ts'
import { design, designCard, designParams, designStatus } from './design.ts'

/** `GET /api/console/designs`: submitted designs, the longest waiting first. */
export const reviewQuery = pageQuery.extend({ status: designStatus.exclude(['DRAFT']).default('REVIEWING') })

export const reviewCard = designCard.extend({
  submittedAt: isoTime,
  /** The name of its owner; empty for guests. */
  customer: z.string(),
  /** The revision that was submitted. */
  sha256: z.string(),
})

/** The note that the customer gets with an approval or a rejection. */
export const reviewDecision = z.strictObject({ note: z.string().trim().max(2000).default('') })

export const listReviewsCall = defineCall({
  method: 'GET',
  path: '/api/console/designs',
  access: 'admin',
  right: 'read',
  summary: 'List submitted designs',
  query: reviewQuery,
  response: pageOf(reviewCard),
})

export const approveDesignCall = defineCall({
  method: 'POST',
  path: '/api/console/designs/:id/approve',
  access: 'admin',
  right: 'review',
  summary: 'Approve a design',
  params: designParams,
  headers: versionHeaders,
  body: reviewDecision,
  response: design,
})

export const rejectDesignCall = defineCall({
  method: 'POST',
  path: '/api/console/designs/:id/reject',
  access: 'admin',
  right: 'review',
  summary: 'Reject a design',
  params: designParams,
  headers: versionHeaders,
  body: reviewDecision,
  response: design,
})

export const removeFromStoreCall = defineCall({
  method: 'POST',
  path: '/api/console/designs/:id/unpublish',
  access: 'admin',
  right: 'review',
  summary: 'Take a design out of the store; it must be approved before it is published again',
  params: designParams,
  headers: versionHeaders,
  response: design,
})
