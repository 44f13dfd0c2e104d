import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doneAnswer } from '../callParts.ts'

/** The terms in both languages, and whether whoever asks has accepted them. */
export const termsAnswer = z.object({
  version: z.string(),
  title: z.object({ kh: z.string(), en: z.string() }),
  paragraphs: z.array(z.object({ kh: z.string(), en: z.string() })),
  accepted: z.boolean(),
})

export const readTermsCall = defineCall({
  method: 'GET',
  path: '/api/oauth/termsandconditions',
  access: 'customer',
  summary: 'The terms, and whether I accepted them',
  answer: termsAnswer,
})

/** Accepts the version that was shown. */
export const acceptTermsCall = defineCall({
  method: 'POST',
  path: '/api/oauth/accepttermsandconditions',
  access: 'customer',
  summary: 'Accept the terms',
  body: z.object({ version: z.string({ error: 'required' }).min(1, { error: 'required' }).max(32) }),
  answer: doneAnswer,
})
