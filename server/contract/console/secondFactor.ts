import { z } from 'zod'
import { latinFigures } from '../../../engine/lettering/latinFigures.ts'
import { defineCall } from '../call.ts'
import { staffRole } from './rights.ts'

/** Six digits of an authenticator app, or one of the recovery codes; spaces and hyphens do not count. */
const typedCode = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(40, { error: 'too-long' })
  .overwrite(latinFigures)

/** Somebody of the staff, and how far they have come in. */
export const staffEntry = z.object({
  account: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: staffRole,
  /** `unset`: no authenticator app is connected yet. `due`: its code is asked for. `passed`: this session is complete. */
  secondFactor: z.enum(['unset', 'due', 'passed']),
  recoveryCodesLeft: z.int(),
})
export type StaffEntry = z.infer<typeof staffEntry>

export const readStaffEntryCall = defineCall({
  method: 'GET',
  path: '/api/console/entry',
  access: 'staff',
  summary: 'Get who you are in the console, and whether your second factor is due',
  response: staffEntry,
})

export const connectAuthenticatorCall = defineCall({
  method: 'POST',
  path: '/api/console/entry/authenticator',
  access: 'staff',
  summary: 'Get a new key for an authenticator app; it counts once its first code was sent',
  response: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    address: z.string(),
  }),
})

export const passSecondFactorCall = defineCall({
  method: 'POST',
  path: '/api/console/entry/code',
  access: 'staff',
  summary: 'Complete a session of the console with a code; the first one of an app gives recovery codes',
  body: z.strictObject({ code: typedCode }),
  response: z.object({
    /** Shown once; each lets in once. Null when they were given before. */
    recoveryCodes: z.array(z.string()).nullable(),
  }),
})

export const renewRecoveryCodesCall = defineCall({
  method: 'POST',
  path: '/api/console/entry/recovery-codes',
  access: 'admin',
  right: 'read',
  summary: 'Replace your recovery codes; a code of the app is needed',
  body: z.strictObject({ code: typedCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
})
