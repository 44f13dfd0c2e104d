import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pageOf, pageQuery, versionHeaders } from '../callParts.ts'
import { design, designCard, designParams, designStatus, moment } from './design.ts'

/** `GET /api/console/designs`: what customers have submitted, the one that waits longest first. */
export const reviewQuery = pageQuery.extend({ status: designStatus.exclude(['DRAFT']).default('REVIEWING') })

export const reviewCard = designCard.extend({
  submittedAt: moment,
  /** Of the revision that was submitted. */
  sha256: z.string(),
})

/** Approving or rejecting; what the customer is told. */
export const reviewDecision = z.strictObject({ note: z.string().trim().max(2000).default('') })

export const listReviewsCall = defineCall({
  method: 'GET',
  path: '/api/console/designs',
  access: 'admin',
  summary: 'Submitted designs',
  query: reviewQuery,
  answer: pageOf(reviewCard),
})

export const approveDesignCall = defineCall({
  method: 'POST',
  path: '/api/console/designs/:id/approve',
  access: 'admin',
  summary: 'Answer a review: approve',
  params: designParams,
  headers: versionHeaders,
  body: reviewDecision,
  answer: design,
})

export const rejectDesignCall = defineCall({
  method: 'POST',
  path: '/api/console/designs/:id/reject',
  access: 'admin',
  summary: 'Answer a review: reject',
  params: designParams,
  headers: versionHeaders,
  body: reviewDecision,
  answer: design,
})
