import { z } from 'zod'

/** A list as every call answers it; `page` counts from 1. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() })

/** The part of a list that is asked for. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(12),
})

/** Which version is changed: `"3"`, as the ETag said. */
export const versionHeaders = z.object({ 'if-match': z.string().max(40).optional() })

/** For calls whose success is all there is to say. */
export const doneAnswer = z.object({ done: z.literal(true) })
export const done: z.infer<typeof doneAnswer> = { done: true }
