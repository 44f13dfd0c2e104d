import { eq, lt } from 'drizzle-orm'
import type { ImageResponse } from '../../contract/images.ts'
import type { Database } from '../../db/database.ts'
import { imageResponses } from '../../db/schema/assets.ts'

/** Cached responses of Pixabay. */
export interface ResponseCache {
  /** `null` when there is no response or it is too old. */
  recall(query: string): Promise<ImageResponse | null>
  remember(query: string, response: ImageResponse): Promise<void>
}

/** Pixabay's terms ask to cache searches for a day. */
const aDay = 24 * 60 * 60 * 1000

export function responseCache(database: Database, now: () => number): ResponseCache {
  return {
    recall: query =>
      database.asSystem(async tx => {
        const [row] = await tx.select().from(imageResponses).where(eq(imageResponses.query, query))
        return row && row.requestedAt.getTime() > now() - aDay ? row.response : null
      }),
    remember: (query, response) =>
      database.asSystem(async tx => {
        const requestedAt = new Date(now())
        await tx.delete(imageResponses).where(lt(imageResponses.requestedAt, new Date(now() - aDay)))
        await tx
          .insert(imageResponses)
          .values({ query, response, requestedAt })
          .onConflictDoUpdate({ target: imageResponses.query, set: { response, requestedAt } })
      }),
  }
}
