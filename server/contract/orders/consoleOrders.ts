import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pageOf, versionHeaders } from '../callParts.ts'
import type { Right } from '../console/rights.ts'
import { order, orderCard, orderHistoryEntry } from './order.ts'
import { idempotencyHeaders, orderListQuery, orderParams } from './ownOrders.ts'

/** The steps that the shop takes with an order, by the last part of their address. */
export const consoleSteps = ['approve', 'reject', 'process', 'deliver', 'receive', 'cancel'] as const
export type ConsoleStep = (typeof consoleSteps)[number]

/** What each step needs the right to. */
export const stepRights = {
  approve: 'review',
  reject: 'review',
  cancel: 'review',
  process: 'produce',
  deliver: 'produce',
  receive: 'produce',
} as const satisfies Readonly<Record<ConsoleStep, Right>>

/** An order in the shop's list, with its receiver. */
const consoleOrderCard = orderCard.extend({ receiver: z.string() })

const consoleOrder = z.object({
  /** `allowedActions` are those of the shop. */
  order,
  history: z.array(orderHistoryEntry),
})

export const listShopOrdersCall = defineCall({
  method: 'GET',
  path: '/api/console/orders',
  access: 'admin',
  right: 'read',
  summary: 'List the orders of the shop',
  query: orderListQuery,
  response: pageOf(consoleOrderCard),
})

export const readShopOrderCall = defineCall({
  method: 'GET',
  path: '/api/console/orders/:id',
  access: 'admin',
  right: 'read',
  summary: 'Get an order of the shop with its history',
  params: orderParams,
  response: consoleOrder,
})

/** The customer gets an email with the note. A rejection or a cancellation needs one. */
export const stepOrderCall = defineCall({
  method: 'POST',
  path: '/api/console/orders/:id/:step',
  access: 'admin',
  right: 'read',
  summary: 'Approve, reject, produce, send, complete or cancel an order',
  params: orderParams.extend({ step: z.enum(consoleSteps) }),
  headers: versionHeaders,
  body: z.strictObject({ note: z.string().trim().max(2000).default('') }),
  response: consoleOrder,
})

/** Below 0 was given back. One key is one payment, however often it is sent. */
export const recordPaymentCall = defineCall({
  method: 'POST',
  path: '/api/console/orders/:id/payments',
  access: 'admin',
  right: 'money',
  summary: 'Record a payment of an order',
  params: orderParams,
  headers: idempotencyHeaders,
  body: z.strictObject({
    /** Cents. */
    amount: z
      .int()
      .min(-100_000_000)
      .max(100_000_000)
      .refine(cents => cents !== 0),
    method: z.enum(['cash', 'transfer', 'khqr', 'other']),
    note: z.string().trim().max(500).default(''),
  }),
  response: consoleOrder,
  status: [200, 201],
})
