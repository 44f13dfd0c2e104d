import { z } from 'zod'
import { language } from '../tenantSettings.ts'

/** `POST /api/oauth/social`: the id token that Google's button gave the browser. */
export const socialRequest = z.object({
  provider: z.literal('google', { error: 'unknown-provider' }),
  idToken: z.string({ error: 'required' }).min(1, { error: 'required' }).max(4096, { error: 'too-long' }),
  language: language.default('kh'),
})

export const socialHeaders = z.looseObject({ 'client-id': z.literal('app', { error: 'unknown-client' }) })
