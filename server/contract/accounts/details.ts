import { z } from 'zod'
import { language } from '../tenantSettings.ts'
import { personName } from './personName.ts'
import { phoneNumber } from './phoneNumber.ts'
import { typedPassword } from './typedPassword.ts'

/** `GET /api/accounts/details` */
export const detailsAnswer = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language,
  blocked: z.boolean(),
  /** False for somebody who only ever signed in with Google. */
  hasPassword: z.boolean(),
  termsAccepted: z.boolean(),
  createdAt: z.string(),
})

export type Details = z.infer<typeof detailsAnswer>

/** `PUT /api/accounts/details`. The address is the name one signs in with and stays. Unknown fields are refused: nobody unblocks himself. */
export const detailsRequest = z.strictObject({
  firstName: personName,
  lastName: personName,
  phone: phoneNumber,
  language: language.optional(),
})

/** Headers of `PUT /api/accounts/details`: the ETag that was read, if the caller minds what others changed meanwhile. */
export const detailsHeaders = z.looseObject({
  'if-match': z
    .string()
    .regex(/^"\d{1,9}"$/, { error: 'invalid-version' })
    .transform(tag => Number(tag.slice(1, -1)))
    .optional(),
})

/** `DELETE /api/accounts/details`: the password again, or a fresh Google id token where there is no password. */
export const deleteAccountRequest = z.union([
  z.object({ password: typedPassword }),
  z.object({ idToken: z.string().min(1).max(4096) }),
])

/** `GET /api/accounts/summary` */
export const summaryAnswer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  designs: z.number().int(),
  designsByStatus: z.record(z.string(), z.number().int()),
  players: z.number().int(),
})
