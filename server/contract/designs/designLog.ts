import { z } from 'zod'

/** Bytes that a log takes at once. */
export const largestUpdate = 1_048_576

/** `GET /api/designs/{id}/log`: everything that the log has, as one update of Yjs (format 1) in base64. */
export const logAnswer = z.object({ seq: z.int(), update: z.base64() })

/** `POST /api/designs/{id}/log`: the same; or the bare bytes as `application/octet-stream`. */
export const logUpdate = z.strictObject({ update: z.base64().max(Math.ceil(largestUpdate / 3) * 4) })

/** What the log has taken up to now; it lasts from here on. */
export const logTaken = z.object({ seq: z.int() })
