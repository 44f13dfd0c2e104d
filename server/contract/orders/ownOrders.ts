import { z } from 'zod'
import { defineCall } from '../call.ts'
import { claimRequest, largestInteger, pageOf, pageQuery, versionHeaders } from '../callParts.ts'
import { language } from '../tenantSettings.ts'
import { invoice, order, orderCard, orderHistoryEntry, orderStatus } from './order.ts'
import { orderedPiece, orderRequest } from './orderRequest.ts'

export const orderParams = z.object({ id: z.uuid() })

/** The same key with the same request gives the same order, however often it is sent. */
export const idempotencyHeaders = z.object({ 'idempotency-key': z.uuid() })

export const orderListQuery = pageQuery.extend({
  status: orderStatus.optional(),
  /** A number, or a part of the name of a design or of the receiver. */
  search: z.string().trim().max(80).default(''),
  /** `nearest` begins with the order that will arrive next: the furthest on its way, then the one that is needed first. */
  sort: z.enum(['newest', 'oldest', 'total', 'nearest']).default('newest'),
})

export const placeOrderCall = defineCall({
  method: 'POST',
  path: '/api/orders',
  access: 'visitor',
  summary: 'Order one or more designs',
  headers: idempotencyHeaders,
  body: orderRequest,
  response: order,
  status: [200, 201],
})

export const listOrdersCall = defineCall({
  method: 'GET',
  path: '/api/orders',
  access: 'visitor',
  summary: 'List your orders',
  query: orderListQuery,
  response: pageOf(orderCard),
})

export const readOrderCall = defineCall({
  method: 'GET',
  path: '/api/orders/:id',
  access: 'visitor',
  summary: 'Get one of your orders',
  params: orderParams,
  response: order,
})

export const orderHistoryCall = defineCall({
  method: 'GET',
  path: '/api/orders/:id/history',
  access: 'visitor',
  summary: 'Get what happened to an order',
  params: orderParams,
  response: z.object({ items: z.array(orderHistoryEntry) }),
})

/** The secret of an order's link stands in for its owner: a guest may have ordered in another browser. */
export const trackingHeaders = z.object({ 'x-tracking-secret': z.string().min(22).max(128).optional() })

/** Later calls give the same invoice. An order that was rejected or canceled gets none. */
export const issueInvoiceCall = defineCall({
  method: 'POST',
  path: '/api/orders/:id/invoice',
  access: 'visitor',
  summary: 'Get the invoice of an order; the first call gives it its number',
  params: orderParams,
  response: invoice,
})

/** It is given its number by the first call, like the invoice above. */
export const invoicePdfCall = defineCall({
  method: 'GET',
  path: '/api/orders/:id/invoice',
  access: 'visitor',
  summary: 'Get the invoice of an order as PDF',
  params: orderParams,
  query: z.object({ language }),
  headers: trackingHeaders,
})

/** What a customer says about it. */
const reasonBody = z.strictObject({ reason: z.string().trim().max(2000).default('') })

export const cancelOrderCall = defineCall({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'visitor',
  summary: 'Cancel an order before it is produced',
  params: orderParams,
  headers: versionHeaders,
  body: reasonBody,
  response: order,
})

export const receiveOrderCall = defineCall({
  method: 'POST',
  path: '/api/orders/:id/received',
  access: 'visitor',
  summary: 'Confirm that an order has arrived',
  params: orderParams,
  headers: versionHeaders,
  response: order,
})

/** The designs as they are now are reviewed again; pieces and prices stay. */
export const resubmitOrderCall = defineCall({
  method: 'POST',
  path: '/api/orders/:id/resubmit',
  access: 'visitor',
  summary: 'Send a rejected order again, with the designs as they are now',
  params: orderParams,
  headers: versionHeaders,
  response: order,
})

/** Another roster for artwork that was ordered before and cannot be changed. */
export const reorderRequest = orderRequest.omit({ designs: true }).extend({
  /** One list for each design of the first order, in its order; empty lists are left out. */
  pieces: z.array(z.array(orderedPiece).max(500)).min(1).max(10),
})
export type ReorderRequest = z.infer<typeof reorderRequest>

export const reorderCall = defineCall({
  method: 'POST',
  path: '/api/orders/:id/reorder',
  access: 'visitor',
  summary: 'Order the same artwork again for other players',
  params: orderParams,
  headers: idempotencyHeaders,
  body: reorderRequest,
  response: order,
  status: [200, 201],
})

/** The number of an order and the secret of its link. */
const trackedOrder = z.strictObject({ number: z.int().min(1).max(largestInteger), secret: z.string().min(22).max(128) })

/** The secret is in the body, so that it is in no log and no address. */
export const trackOrderCall = defineCall({
  method: 'POST',
  path: '/api/orders/track',
  access: 'public',
  summary: 'Follow an order with the secret of its link',
  body: trackedOrder,
  response: z.object({ order, history: z.array(orderHistoryEntry) }),
})

export const claimOrdersCall = defineCall({
  method: 'POST',
  path: '/api/orders/claim',
  access: 'customer',
  summary: 'Add orders that you placed before you signed in to your account',
  body: z.union([trackedOrder, claimRequest]),
  response: z.object({ claimed: z.array(z.int()) }),
})
