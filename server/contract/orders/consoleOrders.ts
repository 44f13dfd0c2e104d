import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime, pageOf, versionHeaders } from '../callParts.ts'
import type { Right } from '../console/rights.ts'
import { maxDefects, order, orderCard, orderDefect, orderHistoryEntry, orderStatus } from './order.ts'
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

export const paymentMethods = ['cash', 'transfer', 'khqr', 'other'] as const
const paymentMethod = z.enum(paymentMethods)

/** An order in the shop's list, with its receiver. */
export const consoleOrderCard = orderCard.extend({ receiver: z.string() })
export type ConsoleOrderCard = z.infer<typeof consoleOrderCard>

/** A payment, or one that took another back. Amounts are cents. */
const payment = z.object({
  id: z.uuid(),
  amount: z.int(),
  method: paymentMethod,
  note: z.string(),
  /** The payment that it takes back. */
  voidOf: z.uuid().nullable(),
  by: z.string(),
  at: isoTime,
})
export type Payment = z.infer<typeof payment>

const orderNote = z.object({ id: z.uuid(), text: z.string(), by: z.string(), at: isoTime })

const consoleOrder = z.object({
  /** `allowedActions` are those of the shop. */
  order,
  history: z.array(orderHistoryEntry),
  payments: z.array(payment),
  /** Notes of the staff, which the customer never sees. */
  notes: z.array(orderNote),
  /** Null for a guest, and when the account was deleted. */
  customer: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
})
export type ConsoleOrder = z.infer<typeof consoleOrder>

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

/** The customer gets an email with the note. A cancellation needs one, a rejection needs one or a defect. */
export const stepOrderCall = defineCall({
  method: 'POST',
  path: '/api/console/orders/:id/:step',
  access: 'admin',
  right: 'read',
  summary: 'Approve, reject, produce, send, complete or cancel an order',
  params: orderParams.extend({ step: z.enum(consoleSteps) }),
  headers: versionHeaders,
  body: z.strictObject({
    note: z.string().trim().max(2000).default(''),
    /** With `deliver`: how the customer follows the parcel. */
    tracking: z.string().trim().max(200).default(''),
    /** With `reject`: what is wrong with which design, or with which row of its roster. */
    defects: z.array(orderDefect).max(maxDefects, { error: 'too-long' }).default([]),
  }),
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
    method: paymentMethod,
    note: z.string().trim().max(500).default(''),
  }),
  response: consoleOrder,
  status: [200, 201],
})

/** Once: a payment that was taken back, and what took it back, stay. */
export const voidPaymentCall = defineCall({
  method: 'POST',
  path: '/api/console/orders/:id/payments/:payment/void',
  access: 'admin',
  right: 'money',
  summary: 'Take a recorded payment back',
  params: orderParams.extend({ payment: z.uuid() }),
  body: z.strictObject({ note: z.string().trim().min(1, { error: 'required' }).max(500) }),
  response: consoleOrder,
})

export const addOrderNoteCall = defineCall({
  method: 'POST',
  path: '/api/console/orders/:id/notes',
  access: 'admin',
  right: 'note',
  summary: 'Add a note to an order that only the staff reads',
  params: orderParams,
  body: z.strictObject({ text: z.string().trim().min(1, { error: 'required' }).max(2000, { error: 'too-long' }) }),
  response: consoleOrder,
  status: 201,
})

export const countShopOrdersCall = defineCall({
  method: 'GET',
  path: '/api/console/order-counts',
  access: 'admin',
  right: 'read',
  summary: 'Count the orders of the shop by status',
  response: z.object({ counts: z.partialRecord(orderStatus, z.int()) }),
})

/** With a byte order mark, and no cell that a spreadsheet would run. The first 10,000 orders. */
export const exportFormats = ['csv', 'xlsx'] as const

export const exportOrdersCall = defineCall({
  method: 'GET',
  path: '/api/console/order-export',
  access: 'admin',
  right: 'read',
  summary: 'Export the orders of the shop as CSV or XLSX',
  query: orderListQuery.omit({ page: true, pageSize: true }).extend({ format: z.enum(exportFormats).default('csv') }),
})
