import { z } from 'zod'

/** A mail address as people write it; the server compares it without regard to letter case. */
export const emailAddress = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(254, { error: 'too-long' })
  .pipe(z.email({ error: 'invalid-email' }))
