import { z } from 'zod'
import { pageQuery } from '../callParts.ts'
import { designCard, designStatus, moment } from './design.ts'

/** `GET /api/console/designs`: what customers have submitted, the one that waits longest first. */
export const reviewQuery = pageQuery.extend({ status: designStatus.exclude(['DRAFT']).default('REVIEWING') })

export const reviewCard = designCard.extend({
  submittedAt: moment,
  /** Of the revision that was submitted. */
  sha256: z.string(),
})

/** Approving or rejecting; what the customer is told. */
export const reviewDecision = z.strictObject({ note: z.string().trim().max(2000).default('') })
