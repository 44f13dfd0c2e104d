import { z } from 'zod'

/** A phone number as people write it. The server reads it as Cambodian unless it begins with +, and keeps it as +855…. */
export const phoneNumber = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(32, { error: 'too-long' })
  .regex(/^[+\d][\d\s().-]*$/, { error: 'invalid-phone' })
