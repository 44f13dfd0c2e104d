import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doneResponse } from '../callParts.ts'

/** The terms in both languages, and whether the customer has accepted them. */
export const termsResponse = z.object({
  version: z.string(),
  title: z.object({ kh: z.string(), en: z.string() }),
  paragraphs: z.array(z.object({ kh: z.string(), en: z.string() })),
  accepted: z.boolean(),
})

export const readTermsCall = defineCall({
  method: 'GET',
  path: '/api/oauth/termsandconditions',
  access: 'customer',
  summary: 'Get the terms and whether I accepted them',
  beforeTerms: true,
  response: termsResponse,
})

/** The version that was shown. */
export const acceptTermsCall = defineCall({
  method: 'POST',
  path: '/api/oauth/accepttermsandconditions',
  access: 'customer',
  summary: 'Accept the terms',
  beforeTerms: true,
  body: z.object({ version: z.string({ error: 'required' }).min(1, { error: 'required' }).max(32) }),
  response: doneResponse,
})
