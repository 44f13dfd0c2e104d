import { z } from 'zod'

/** Lengths of a password in characters. No rules about kinds of letters: they make passwords worse, length makes them better. */
export const passwordLength = { min: 8, max: 128 }

export const newPassword = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .min(passwordLength.min, { error: 'too-short' })
  .max(passwordLength.max, { error: 'too-long' })
