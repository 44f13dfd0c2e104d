import { z } from 'zod'
import { latinFigures } from '../../../engine/lettering/latinFigures.ts'

/** One of a person's names, without control characters, because it is used in emails and in print. */
export const personName = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(80, { error: 'too-long' })
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-text' })

/** An email address as people write it. The server ignores its letter case. */
export const emailAddress = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(254, { error: 'too-long' })
  .pipe(z.email({ error: 'invalid-email' }))

/**
 * A phone number as people write it, with Khmer figures too. The server reads it as Cambodian unless it begins with +, and stores it as +855….
 */
export const phoneNumber = z
  .string({ error: 'no-phone' })
  .trim()
  .min(1, { error: 'no-phone' })
  .max(32, { error: 'too-long' })
  .overwrite(latinFigures)
  .regex(/^([+\d][\d\s().-]*)?$/, { error: 'invalid-phone' })

/**
 * Lengths of a password in characters. There are no rules about kinds of characters: they lead to worse passwords,
 * length to better ones.
 */
export const passwordLength = { min: 8, max: 128 }

export const newPassword = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .min(passwordLength.min, { error: 'too-short' })
  .max(passwordLength.max, { error: 'too-long' })

/** A password to check. Longer ones cannot be correct and would only cost time to hash. */
export const typedPassword = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(passwordLength.max, { error: 'too-long' })
