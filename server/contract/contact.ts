import { z } from 'zod'
import { emailAddress, phoneNumber } from './accounts/personFields.ts'
import { defineCall } from './call.ts'

const written = (longest: number) =>
  z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(longest, { error: 'too-long' })

const isContact = (text: string) => emailAddress.safeParse(text).success || phoneNumber.safeParse(text).success

/** `POST /api/contact`: what somebody wants to say to the shop, and where it can answer. */
export const contactRequest = z.strictObject({
  /** A mail address, or a phone number. */
  contact: written(254).refine(isContact, { error: 'invalid-contact' }),
  subject: written(150).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-text' }),
  /** Lines are kept. */
  message: written(5000).regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u, { error: 'invalid-text' }),
})
export type ContactRequest = z.infer<typeof contactRequest>

export const contactAnswer = z.object({ id: z.uuid(), createdAt: z.iso.datetime() })

export const contactCall = defineCall({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Write to the shop',
  body: contactRequest,
  answer: contactAnswer,
  status: 201,
})
