import { z } from 'zod'
import { clientId } from '../clientIds.ts'
import { emailAddress } from './emailAddress.ts'
import { typedPassword } from './typedPassword.ts'

/** `POST /api/accounts/token` */
export const signInRequest = z.object({ email: emailAddress, password: typedPassword, clientId })

/** Long random words that the server gave out. */
export const secretToken = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(4096, { error: 'too-long' })

/** `POST /api/accounts/refreshtoken` */
export const refreshRequest = z.object({ token: secretToken, clientId })

/** `POST /api/accounts/token/destroy` */
export const destroyRequest = z.object({ token: secretToken })

/** Keycloak's shape. Both `expires_in` are seconds from now. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number().int(),
  refresh_expires_in: z.number().int(),
  token_type: z.literal('Bearer'),
})

export type TokenAnswer = z.infer<typeof tokenAnswer>
