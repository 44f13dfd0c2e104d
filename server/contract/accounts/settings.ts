import { z } from 'zod'
import { defineCall } from '../call.ts'
import { doneResponse } from '../callParts.ts'
import { language } from '../tenantSettings.ts'
import { detailsResponse } from './details.ts'
import { personName, phoneNumber, typedPassword } from './personFields.ts'
import { clientId } from './tokens.ts'

/** The email address cannot be changed. Unknown fields are refused, so that customers cannot unblock themselves. */
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
  summary: 'Update my account details',
  /** The ETag that was read, if the caller wants to detect concurrent changes. */
  headers: z.looseObject({
    'if-match': z
      .string()
      .regex(/^"\d{1,9}"$/, { error: 'invalid-version' })
      .transform(tag => Number(tag.slice(1, -1)))
      .optional(),
  }),
  body: detailsRequest,
  response: detailsResponse,
})

/** Requires the password, or a fresh Google id token for an account without one. */
export const deleteAccountCall = defineCall({
  method: 'DELETE',
  path: '/api/accounts/details',
  access: 'customer',
  summary: 'Delete my account',
  beforeTerms: true,
  body: z.union([z.object({ password: typedPassword }), z.object({ idToken: z.string().min(1).max(4096) })]),
  response: doneResponse,
})

export const accountSummaryCall = defineCall({
  method: 'GET',
  path: '/api/accounts/summary',
  access: 'customer',
  summary: 'Get the counts for my dashboard',
  response: z.object({
    firstName: z.string(),
    lastName: z.string(),
    designs: z.number().int(),
    designsByStatus: z.record(z.string(), z.number().int()),
    players: z.number().int(),
  }),
})

/** Which emails a customer wants. Emails about the account itself are always sent. */
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
  summary: 'Get my notification settings',
  response: notificationSettings,
})

export const changeNotificationsCall = defineCall({
  method: 'PUT',
  path: '/api/oauth/notification',
  access: 'customer',
  summary: 'Update my notification settings',
  body: notificationSettings,
  response: notificationSettings,
})

export const sessionItem = z.object({
  id: z.string(),
  clientId,
  /** Such as `Firefox on Windows`. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether the request was made with this session. */
  current: z.boolean(),
})

export const listSessionsCall = defineCall({
  method: 'GET',
  path: '/api/oauth/token',
  access: 'customer',
  summary: 'List my sessions',
  response: z.object({
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
  summary: 'Sign out one of my sessions',
  beforeTerms: true,
  params: z.object({ clientId, sessionId: z.uuid({ error: 'invalid-id' }) }),
  response: doneResponse,
})
