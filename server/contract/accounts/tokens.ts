import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doneAnswer } from '../callParts.ts'

/** `web`: the shop. `app`: one-time passwords and social sign-in. `console`: the provider's side. */
export const clientIds = ['web', 'app', 'console'] as const
export const clientId = z.enum(clientIds, { error: 'unknown-client' })
export type ClientId = z.infer<typeof clientId>

/** Long random words that the server gave out. */
export const secretToken = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(4096, { error: 'too-long' })

/** Keycloak's shape. Both `expires_in` are seconds from now. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number().int(),
  refresh_expires_in: z.number().int(),
  token_type: z.literal('Bearer'),
})
export type TokenAnswer = z.infer<typeof tokenAnswer>

export const refreshCall = defineCall({
  method: 'POST',
  path: '/api/accounts/refreshtoken',
  access: 'public',
  summary: 'Continue a session',
  body: z.object({ token: secretToken, clientId }),
  answer: tokenAnswer,
})

/** The refresh token is the proof: somebody whose access token has ended must be able to sign out. */
export const signOutCall = defineCall({
  method: 'POST',
  path: '/api/accounts/token/destroy',
  access: 'public',
  summary: 'Sign out',
  body: z.object({ token: secretToken }),
  answer: doneAnswer,
})
