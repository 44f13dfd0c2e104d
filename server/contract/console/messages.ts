import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime, pageOf, pageQuery } from '../callParts.ts'
import { language } from '../tenantSettings.ts'

const messageCard = z.object({
  id: z.uuid(),
  /** An email address or a phone number. */
  contact: z.string(),
  /** The name of the account that sent it; empty for guests. */
  sender: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: isoTime,
  /** When it was marked as answered. */
  settledAt: isoTime.nullable(),
})
export type MessageCard = z.infer<typeof messageCard>

/** How far an email is; `gone` when it is too long ago to be known. */
const emailStatus = z.enum(['waiting', 'sent', 'failed', 'gone'])

const messageThread = messageCard.extend({
  /** What its sender reads, and what replies are written around in. */
  language,
  /** Who sent it, when they have an account. */
  customer: z.uuid().nullable(),
  /** Whether a reply can be sent: with a phone number alone it cannot. */
  hasAddress: z.boolean(),
  replies: z.array(z.object({ id: z.uuid(), text: z.string(), by: z.string(), at: isoTime, email: emailStatus })),
})
export type MessageThread = z.infer<typeof messageThread>

const messageListQuery = pageQuery.extend({
  state: z.enum(['open', 'settled', 'all']).default('open'),
  search: z.string().trim().max(80).default(''),
})
export type MessageListQuery = z.infer<typeof messageListQuery>

const params = z.object({ id: z.uuid() })

/** Open ones, longest waiting first; others newest first. */
export const listMessagesCall = defineCall({
  method: 'GET',
  path: '/api/console/messages',
  access: 'admin',
  right: 'manage',
  summary: 'List messages to the shop',
  query: messageListQuery,
  response: pageOf(messageCard).extend({
    /** How many wait for an answer. */
    open: z.int(),
  }),
})

export const readMessageCall = defineCall({
  method: 'GET',
  path: '/api/console/messages/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Get a message with what the shop replied',
  params,
  response: messageThread,
})

/** Sent by email in the sender's language. The message counts as answered. */
export const replyToMessageCall = defineCall({
  method: 'POST',
  path: '/api/console/messages/:id/replies',
  access: 'admin',
  right: 'manage',
  summary: 'Reply to a message by email',
  params,
  body: z.strictObject({
    text: z
      .string({ error: 'required' })
      .trim()
      .min(1, { error: 'required' })
      .max(5000, { error: 'too-long' })
      .regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u, { error: 'invalid-text' }),
  }),
  response: messageThread,
  status: 201,
})

export const markMessageCall = defineCall({
  method: 'PATCH',
  path: '/api/console/messages/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Mark a message as settled, or as open again',
  params,
  body: z.strictObject({ settled: z.boolean() }),
  response: messageThread,
})
