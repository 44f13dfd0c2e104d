import { z } from 'zod'
import { language } from '../tenantSettings.ts'
import { emailAddress } from './emailAddress.ts'
import { newPassword } from './newPassword.ts'
import { personName } from './personName.ts'
import { phoneNumber } from './phoneNumber.ts'

/** `POST /api/accounts/register` */
export const registerRequest = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: phoneNumber,
  password: newPassword,
  language: language.default('kh'),
})

/** The same for a new address and one that has an account. */
export const registerAnswer = z.object({
  /** The address that the letter with the code goes to. */
  email: z.string(),
  /** Seconds for which the code can be used. */
  expiresIn: z.number().int(),
})

/** Headers of `POST /api/oauth/confirmotp`. Node lower-cases names of headers. */
export const confirmOtpHeaders = z.looseObject({
  username: emailAddress,
  'otp-token': z
    .string({ error: 'required' })
    .trim()
    .regex(/^\d{6}$/, { error: 'invalid-otp' }),
  'client-id': z.literal('app', { error: 'unknown-client' }),
})

export const confirmOtpAnswer = z.object({ confirmed: z.literal(true) })

/** Headers of `POST /api/oauth/resendotp`. */
export const resendOtpHeaders = z.looseObject({ username: emailAddress })
