import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doneAnswer } from '../callParts.ts'
import { language } from '../tenantSettings.ts'
import { detailsAnswer } from './details.ts'
import { personName, phoneNumber, typedPassword } from './personFields.ts'
import { clientId } from './tokens.ts'

/** The address is the name one signs in with and stays. Unknown fields are refused: nobody unblocks himself. */
const detailsRequest = z.strictObject({
  firstName: personName,
  lastName: personName,
  phone: phoneNumber,
  language: language.optional(),
})

export const changeDetailsCall = defineCall({
  method: 'PUT',
  path: '/api/accounts/details',
  access: 'customer',
  summary: 'Change my details',
  /** The ETag that was read, if the caller minds what others changed meanwhile. */
  headers: z.looseObject({
    'if-match': z
      .string()
      .regex(/^"\d{1,9}"$/, { error: 'invalid-version' })
      .transform(tag => Number(tag.slice(1, -1)))
      .optional(),
  }),
  body: detailsRequest,
  answer: detailsAnswer,
})

/** With the password again, or a fresh Google id token where there is no password. */
export const deleteAccountCall = defineCall({
  method: 'DELETE',
  path: '/api/accounts/details',
  access: 'customer',
  summary: 'Delete my account',
  body: z.union([z.object({ password: typedPassword }), z.object({ idToken: z.string().min(1).max(4096) })]),
  answer: doneAnswer,
})

export const accountSummaryCall = defineCall({
  method: 'GET',
  path: '/api/accounts/summary',
  access: 'customer',
  summary: 'What my dashboard counts',
  answer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    designs: z.number().int(),
    designsByStatus: z.record(z.string(), z.number().int()),
    players: z.number().int(),
  }),
})

/** Which letters a customer wants. Letters about the account itself are always sent. */
export const notificationSettings = z.strictObject({
  orders: z.boolean(),
  reviews: z.boolean(),
  comments: z.boolean(),
  news: z.boolean(),
})

export type NotificationSettings = z.infer<typeof notificationSettings>

export const usualNotifications: NotificationSettings = { orders: true, reviews: true, comments: true, news: false }

export const readNotificationsCall = defineCall({
  method: 'GET',
  path: '/api/oauth/notification',
  access: 'customer',
  summary: 'What I want to be told of',
  answer: notificationSettings,
})

export const changeNotificationsCall = defineCall({
  method: 'PUT',
  path: '/api/oauth/notification',
  access: 'customer',
  summary: 'Change what I am told of',
  body: notificationSettings,
  answer: notificationSettings,
})

export const sessionItem = z.object({
  id: z.string(),
  clientId,
  /** Such as `Firefox on Windows`. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether the asking token belongs to it. */
  current: z.boolean(),
})

export const listSessionsCall = defineCall({
  method: 'GET',
  path: '/api/oauth/token',
  access: 'customer',
  summary: 'Where I am signed in',
  answer: z.object({
    items: z.array(sessionItem),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
})

export const endSessionCall = defineCall({
  method: 'DELETE',
  path: '/api/oauth/destroy/:clientId/:sessionId',
  access: 'customer',
  summary: 'Sign out a device',
  params: z.object({ clientId, sessionId: z.uuid({ error: 'invalid-id' }) }),
  answer: doneAnswer,
})
