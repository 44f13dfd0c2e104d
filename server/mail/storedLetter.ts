import { z } from 'zod'

/** What the outbox keeps of a letter until it is sent. */
export const storedLetter = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  expiresAt: z.number().optional(),
})
