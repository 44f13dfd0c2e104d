import { z } from 'zod'
import { passwordLength } from './newPassword.ts'

/** A password to be compared: anything somebody may type. Longer ones cannot be right and would only cost work. */
export const typedPassword = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(passwordLength.max, { error: 'too-long' })
