import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { consoleOrderCard } from '../orders/consoleOrders.ts'

/** A design that waits for a decision, or whose customer has answered the shop. */
const waitingDesign = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Empty for guests. */
  customer: z.string(),
  since: isoTime,
})

/** Rows that a list shows; the answer has one more where there are others. */
export const maxListed = 30

/** What the staff has to do. Lists are oldest first, and end after one more than `maxListed`. */
const today = z.object({
  designs: z.array(waitingDesign),
  /** The customer replied to a comment of the shop; `text` is what they wrote last. */
  replies: z.array(waitingDesign.extend({ text: z.string() })),
  /** Messages that nobody has answered; for owners alone, others get none. */
  messages: z.array(z.object({ id: z.uuid(), subject: z.string(), sender: z.string(), since: isoTime })),
  /** What suppliers asked last and nobody has answered; `id` is the order's. */
  inquiries: z.array(
    z.object({ id: z.uuid(), order: z.int(), supplier: z.string(), text: z.string(), since: isoTime }),
  ),
  /** Orders that wait for the next step of the shop. */
  orders: z.array(consoleOrderCard),
  /** Orders that are not sent though the day for which the customer wished them has come; `wishedDate` as `2026-11-23`. */
  late: z.array(consoleOrderCard.extend({ wishedDate: z.string() })),
  /** Accepted orders that are not paid; cents. */
  unpaid: z.object({ count: z.int(), cents: z.int(), orders: z.array(consoleOrderCard) }),
})
export type Today = z.infer<typeof today>

export const readTodayCall = defineCall({
  method: 'GET',
  path: '/api/console/today',
  access: 'admin',
  right: 'read',
  summary: 'Get what waits for the shop, what is late and what is not paid',
  response: today,
})

/** The best of each kind. Customers are for owners alone; others get none. */
const searchResults = z.object({
  orders: z.array(consoleOrderCard),
  designs: z.array(waitingDesign.extend({ status: z.string() })),
  customers: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
})
export type SearchResults = z.infer<typeof searchResults>

export const searchConsoleCall = defineCall({
  method: 'GET',
  path: '/api/console/search',
  access: 'admin',
  right: 'read',
  summary: 'Search orders, designs and customers of the shop',
  query: z.object({ search: z.string().trim().min(1).max(80) }),
  response: searchResults,
})
