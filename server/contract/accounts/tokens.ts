import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doneResponse } from '../callParts.ts'

/** `web`: the shop. `app`: one-time passwords and social sign-in. `console`: the provider's side. */
export const clientIds = ['web', 'app', 'console'] as const
export const clientId = z.enum(clientIds, { error: 'unknown-client' })
export type ClientId = z.infer<typeof clientId>

/** Long random strings issued by the server. */
export const secretToken = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(4096, { error: 'too-long' })

/** The shape is Keycloak's. Both `expires_in` are in seconds. */
export const tokenResponse = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number().int(),
  refresh_expires_in: z.number().int(),
  token_type: z.literal('Bearer'),
})
export type TokenResponse = z.infer<typeof tokenResponse>

export const refreshCall = defineCall({
  method: 'POST',
  path: '/api/accounts/refreshtoken',
  access: 'public',
  summary: 'Refresh the access token',
  body: z.object({ token: secretToken, clientId }),
  response: tokenResponse,
})

/** The refresh token is the proof, so that customers can sign out after their access token has expired. */
export const signOutCall = defineCall({
  method: 'POST',
  path: '/api/accounts/token/destroy',
  access: 'public',
  summary: 'Sign out',
  body: z.object({ token: secretToken }),
  response: doneResponse,
})
