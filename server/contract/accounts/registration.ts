import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doneResponse } from '../callParts.ts'
import { language } from '../tenantSettings.ts'
import { emailAddress, newPassword, personName, phoneNumber } from './personFields.ts'

/** The response is the same for a new address and for one that has an account. */
export const registerCall = defineCall({
  method: 'POST',
  path: '/api/accounts/register',
  access: 'public',
  summary: 'Sign up',
  body: z.object({
    firstName: personName,
    lastName: personName,
    email: emailAddress,
    phone: phoneNumber,
    password: newPassword,
    language: language.default('kh'),
  }),
  response: z.object({
    /** The address that the code is emailed to. */
    email: z.string(),
    /** Seconds until the code expires. */
    expiresIn: z.number().int(),
  }),
})

/** Node lower-cases header names. */
export const confirmAccountCall = defineCall({
  method: 'POST',
  path: '/api/oauth/confirmotp',
  access: 'public',
  summary: 'Confirm an email address with a code',
  headers: z.looseObject({
    username: emailAddress,
    'otp-token': z
      .string({ error: 'required' })
      .trim()
      .regex(/^\d{6}$/, { error: 'invalid-otp' }),
    'client-id': z.literal('app', { error: 'unknown-client' }),
  }),
  response: z.object({ confirmed: z.literal(true) }),
})

export const resendCodeCall = defineCall({
  method: 'POST',
  path: '/api/oauth/resendotp',
  access: 'public',
  summary: 'Send another confirmation code',
  headers: z.looseObject({ username: emailAddress }),
  response: doneResponse,
})
