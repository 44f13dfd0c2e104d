import { z } from 'zod'
import { clientId } from '../clientIds.ts'

export const sessionItem = z.object({
  id: z.string(),
  clientId,
  /** Such as `Firefox on Windows`. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether the asking token belongs to it. */
  current: z.boolean(),
})

/** `GET /api/oauth/token` */
export const sessionsAnswer = z.object({
  items: z.array(sessionItem),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})

/** Path of `DELETE /api/oauth/destroy/{clientId}/{sessionId}` */
export const endSessionParams = z.object({ clientId, sessionId: z.uuid({ error: 'invalid-id' }) })
