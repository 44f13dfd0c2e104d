import { z } from 'zod'

/** `GET|PUT /api/oauth/notification`: which letters a customer wants. Letters about the account itself are always sent. */
export const notificationSettings = z.strictObject({
  orders: z.boolean(),
  reviews: z.boolean(),
  comments: z.boolean(),
  news: z.boolean(),
})

export type NotificationSettings = z.infer<typeof notificationSettings>

export const usualNotifications: NotificationSettings = { orders: true, reviews: true, comments: true, news: false }
