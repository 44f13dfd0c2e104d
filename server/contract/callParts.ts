import { z } from 'zod'

/** A moment, as ISO 8601 has it. */
export const isoTime = z.iso.datetime()

/** The largest number in an integer column of the database. */
export const largestInteger = 2_147_483_647

/** One page of a list; `page` counts from 1. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() })

/** Which page of a list is requested. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(12),
})

/** The version that is changed, as in its ETag: `"3"`. */
export const versionHeaders = z.object({ 'if-match': z.string().max(40).optional() })

/** The response of calls that only report success. */
export const doneResponse = z.object({ done: z.literal(true) })
export const done: z.infer<typeof doneResponse> = { done: true }

/** The guest secret that was used before signing in. */
export const claimRequest = z.strictObject({ guestSecret: z.string().regex(/^[\w-]{22,128}$/) })
