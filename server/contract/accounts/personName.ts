import { z } from 'zod'

/** One of a person's names, without control characters: it goes into letters and print. */
export const personName = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(80, { error: 'too-long' })
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-name' })
