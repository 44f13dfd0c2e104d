import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime, pageOf, pageQuery } from '../callParts.ts'

const outboxStatus = z.enum(['waiting', 'sent', 'failed'])

const outboxEmail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  status: outboxStatus,
  /** What it says; null when it carried a code or a secret link, which the staff must not see. */
  text: z.string().nullable(),
  /** Only what is still kept can be sent again. */
  canResend: z.boolean(),
  attempts: z.int(),
  /** Why the last attempt failed; empty when it did not. */
  error: z.string(),
  createdAt: isoTime,
  sentAt: isoTime.nullable(),
  nextAttemptAt: isoTime.nullable(),
})
export type OutboxEmail = z.infer<typeof outboxEmail>

const emailListQuery = pageQuery.extend({
  status: outboxStatus.optional(),
  /** A part of an address or a subject. */
  search: z.string().trim().max(80).default(''),
})
export type EmailListQuery = z.infer<typeof emailListQuery>

/** They are kept for 30 days. */
export const listEmailsCall = defineCall({
  method: 'GET',
  path: '/api/console/emails',
  access: 'admin',
  right: 'manage',
  summary: 'List the emails of the shop, newest first',
  query: emailListQuery,
  response: pageOf(outboxEmail),
})

export const resendEmailCall = defineCall({
  method: 'POST',
  path: '/api/console/emails/:id/resend',
  access: 'admin',
  right: 'manage',
  summary: 'Send an email again',
  params: z.object({ id: z.uuid() }),
  response: outboxEmail,
})
