import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doneAnswer } from '../callParts.ts'
import { language } from '../tenantSettings.ts'
import { emailAddress, newPassword, personName, phoneNumber } from './personFields.ts'

/** Answers the same for a new address and one that has an account. */
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
  answer: z.object({
    /** The address that the letter with the code goes to. */
    email: z.string(),
    /** Seconds for which the code can be used. */
    expiresIn: z.number().int(),
  }),
})

/** Node lower-cases names of headers. */
export const confirmAccountCall = defineCall({
  method: 'POST',
  path: '/api/oauth/confirmotp',
  access: 'public',
  summary: 'Confirm an address with its code',
  headers: z.looseObject({
    username: emailAddress,
    'otp-token': z
      .string({ error: 'required' })
      .trim()
      .regex(/^\d{6}$/, { error: 'invalid-otp' }),
    'client-id': z.literal('app', { error: 'unknown-client' }),
  }),
  answer: z.object({ confirmed: z.literal(true) }),
})

export const resendCodeCall = defineCall({
  method: 'POST',
  path: '/api/oauth/resendotp',
  access: 'public',
  summary: 'Send another code',
  headers: z.looseObject({ username: emailAddress }),
  answer: doneAnswer,
})
