import { z } from 'zod'
import { emailAddress, phoneNumber } from './accounts/personFields.ts'
import { defineCall } from './call.ts'
import { language } from './tenantSettings.ts'

const written = (longest: number) =>
  z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(longest, { error: 'too-long' })

const isContact = (text: string) => emailAddress.safeParse(text).success || phoneNumber.safeParse(text).success

/** `POST /api/contact`: a message to the shop, and where to reply. */
export const contactRequest = z.strictObject({
  /** An email address or a phone number. */
  contact: written(254).refine(isContact, { error: 'invalid-contact' }),
  subject: written(150).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-text' }),
  /** Line breaks are preserved. */
  message: written(5000).regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u, { error: 'invalid-text' }),
  /** What the sender reads: the reply is written in it. */
  language: language.optional(),
})
export type ContactRequest = z.infer<typeof contactRequest>

export const contactResponse = z.object({ id: z.uuid(), createdAt: z.iso.datetime() })

export const contactCall = defineCall({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Send a message to the shop',
  body: contactRequest,
  response: contactResponse,
  status: 201,
})
