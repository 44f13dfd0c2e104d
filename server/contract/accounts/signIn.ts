import { z } from 'zod'
import { defineCall } from '../call.ts'
import { language } from '../tenantSettings.ts'
import { emailAddress, typedPassword } from './personFields.ts'
import { clientId, tokenResponse } from './tokens.ts'

export const signInCall = defineCall({
  method: 'POST',
  path: '/api/accounts/token',
  access: 'public',
  summary: 'Sign in',
  body: z.object({ email: emailAddress, password: typedPassword, clientId }),
  response: tokenResponse,
})

/** Takes the id token that Google's button gave the browser. */
export const googleSignInCall = defineCall({
  method: 'POST',
  path: '/api/oauth/social',
  access: 'public',
  summary: 'Sign in with Google',
  headers: z.looseObject({ 'client-id': z.literal('app', { error: 'unknown-client' }) }),
  body: z.object({
    provider: z.literal('google', { error: 'unknown-provider' }),
    idToken: z.string({ error: 'required' }).min(1, { error: 'required' }).max(4096, { error: 'too-long' }),
    language: language.default('kh'),
  }),
  response: tokenResponse,
})
