import { z } from 'zod'
import { moment } from './design.ts'

/** One rating of a person; the next one takes its place. */
export const newRating = z.strictObject({
  rating: z.int().min(1).max(5),
  comment: z.string().trim().max(1000).default(''),
})

export const designRating = z.object({ id: z.uuid(), rating: z.int(), comment: z.string(), createdAt: moment })
