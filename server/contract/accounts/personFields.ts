import { z } from 'zod'

/** One of a person's names, without control characters: it goes into letters and print. */
export const personName = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(80, { error: 'too-long' })
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-name' })

/** A mail address as people write it; the server compares it without regard to letter case. */
export const emailAddress = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(254, { error: 'too-long' })
  .pipe(z.email({ error: 'invalid-email' }))

/** A phone number as people write it. The server reads it as Cambodian unless it begins with +, and keeps it as +855…. */
export const phoneNumber = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(32, { error: 'too-long' })
  .regex(/^[+\d][\d\s().-]*$/, { error: 'invalid-phone' })

/** Lengths of a password in characters. No rules about kinds of letters: they make passwords worse, length makes them better. */
export const passwordLength = { min: 8, max: 128 }

export const newPassword = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .min(passwordLength.min, { error: 'too-short' })
  .max(passwordLength.max, { error: 'too-long' })

/** A password to be compared: anything somebody may type. Longer ones cannot be right and would only cost work. */
export const typedPassword = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(passwordLength.max, { error: 'too-long' })
