import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime, pageOf, pageQuery } from '../callParts.ts'

const shopRating = z.object({
  id: z.uuid(),
  design: z.object({ id: z.uuid(), name: z.string(), thumbnail: z.string().nullable() }),
  /** From 1 to 5. */
  rating: z.int(),
  comment: z.string(),
  /** The name of the account; empty for guests. */
  by: z.string(),
  createdAt: isoTime,
  isHidden: z.boolean(),
})
export type ShopRating = z.infer<typeof shopRating>

const ratingListQuery = pageQuery.extend({
  shown: z.enum(['all', 'visible', 'hidden']).default('all'),
  /** Words of a comment or of the name of a design. */
  search: z.string().trim().max(80).default(''),
})
export type RatingListQuery = z.infer<typeof ratingListQuery>

export const listRatingsCall = defineCall({
  method: 'GET',
  path: '/api/console/ratings',
  access: 'admin',
  right: 'read',
  summary: 'List the ratings of designs, newest first',
  query: ratingListQuery,
  response: pageOf(shopRating),
})

/** A hidden rating counts nowhere and is seen by the staff alone. */
export const hideRatingCall = defineCall({
  method: 'PATCH',
  path: '/api/console/ratings/:id',
  access: 'admin',
  right: 'review',
  summary: 'Hide a rating or show it again',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ hidden: z.boolean() }),
  response: shopRating,
})
