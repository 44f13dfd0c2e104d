import type { FastifyReply } from 'fastify'
import type { Order } from '../contract/orders/order.ts'
import {
  cancelOrderCall,
  claimOrdersCall,
  listOrdersCall,
  orderHistoryCall,
  placeOrderCall,
  readOrderCall,
  receiveOrderCall,
  reorderCall,
  resubmitOrderCall,
  trackOrderCall,
} from '../contract/orders/ownOrders.ts'
import { personOf } from '../designs/design.ts'
import { expectedVersion } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { bodyLimits } from '../http/requestLimits.ts'
import { serveCall } from '../http/serveCall.ts'
import { cancelOrder, claimGuestOrders, claimOrder, receiveOrder, reorder, resubmitOrder } from './changeOrder.ts'
import { findAnyOrder, findOwnOrder, findTrackedOrder } from './findOrder.ts'
import { listOrders } from './listOrders.ts'
import { onceOnly } from './onceOnly.ts'
import { type OrderServices, type OrderWork, withOrders } from './orderWork.ts'
import { orderDesigns, type PlacedOrder } from './placeOrder.ts'
import { historyOf, showNewOrder, showOrder } from './showOrder.ts'

/** All calls of customers and guests about their orders. */
export function serveOrders(server: KitloomServer, services: OrderServices): void {
  serveNewOrders(server, services)
  serveOwnOrders(server, services)
  serveChanges(server, services)
  serveTracking(server, services)
}

/**
 * Orders of a shop take their numbers one after another. With a shared commit no order waits for the disk while it holds
 * the number; a disk may write only some 250 times a second.
 */
const newOrder = 'shared'

/** `POST /api/orders` and `POST /api/orders/{id}/reorder`: one click is one order, however often it is sent. */
function serveNewOrders(server: KitloomServer, services: OrderServices): void {
  const limits = { bodyLimit: bodyLimits.order }
  serveCall(
    server,
    placeOrderCall,
    async (request, reply) => {
      const [person, { body }] = [personOf(request.principal), request]
      const attempt = { author: person.author, key: request.headers['idempotency-key'], request: body }
      const order = async (work: OrderWork) => {
        const { id, placing } = await orderDesigns(work, person, body, attempt)
        if (placing) return { work, placing, reorderOf: null }
        return { before: await showOrder(work, await findAnyOrder(work, id)) }
      }
      return showAttempt(reply, await withOrders(services, request, order, newOrder))
    },
    limits,
  )
  serveCall(
    server,
    reorderCall,
    async (request, reply) => {
      const [person, { body }] = [personOf(request.principal), request]
      const wanted = { first: request.params.id, ...body }
      const attempt = { author: person.author, key: request.headers['idempotency-key'], request: wanted }
      const order = async (work: OrderWork) => {
        const { id, first } = await onceOnly(work, attempt)
        if (first) return { work, ...(await reorder(work, person, { id, first: request.params.id }, body)) }
        return { before: await showOrder(work, await findAnyOrder(work, id)) }
      }
      return showAttempt(reply, await withOrders(services, request, order, newOrder))
    },
    limits,
  )
}

/** What came of an attempt to order, after its transaction. */
type Attempted =
  | { readonly before: Order }
  | {
      readonly work: OrderWork
      readonly placing: { readonly placed: Promise<PlacedOrder> }
      readonly reorderOf: Order['reorderOf']
    }

async function showAttempt(reply: FastifyReply, attempted: Attempted): Promise<Order> {
  if ('before' in attempted) return attempted.before
  const { work, placing, reorderOf } = attempted
  const placed = await placing.placed
  reply.code(201)
  return showNewOrder(work, placed, reorderOf)
}

/** `GET /api/orders`, `/{id}` and `/{id}/history`. */
function serveOwnOrders(server: KitloomServer, services: OrderServices): void {
  serveCall(server, listOrdersCall, request =>
    withOrders(services, request, work => listOrders(work, personOf(request.principal), request.query)),
  )
  serveCall(server, readOrderCall, request =>
    withOrders(services, request, async work =>
      showOrder(work, await findOwnOrder(work, personOf(request.principal), request.params.id)),
    ),
  )
  serveCall(server, orderHistoryCall, request =>
    withOrders(services, request, async work => {
      const { id } = await findOwnOrder(work, personOf(request.principal), request.params.id)
      return { items: await historyOf(work, id) }
    }),
  )
}

/** `POST /api/orders/{id}/cancel|received|resubmit`. */
function serveChanges(server: KitloomServer, services: OrderServices): void {
  serveCall(server, cancelOrderCall, request =>
    withOrders(services, request, async work => {
      const meant = { id: request.params.id, version: expectedVersion(request.headers), reason: request.body.reason }
      return showOrder(work, await cancelOrder(work, personOf(request.principal), meant))
    }),
  )
  serveCall(server, receiveOrderCall, request =>
    withOrders(services, request, async work => {
      const meant = { id: request.params.id, version: expectedVersion(request.headers) }
      return showOrder(work, await receiveOrder(work, personOf(request.principal), meant))
    }),
  )
  serveCall(server, resubmitOrderCall, request =>
    withOrders(services, request, async work => {
      const meant = { id: request.params.id, version: expectedVersion(request.headers) }
      return showOrder(work, await resubmitOrder(work, personOf(request.principal), meant))
    }),
  )
}

/** `POST /api/orders/track` and `/claim`: orders by the secret of their link. */
function serveTracking(server: KitloomServer, services: OrderServices): void {
  serveCall(server, trackOrderCall, request =>
    withOrders(services, request, async work => {
      const order = await findTrackedOrder(work, request.body)
      // A person who follows a link sees the order, and may act only when it is their own.
      const shown = { ...(await showOrder(work, order)), allowedActions: [] }
      return { order: shown, history: await historyOf(work, order.id) }
    }),
  )
  serveCall(server, claimOrdersCall, request =>
    withOrders(services, request, async work => {
      const [person, { body }] = [personOf(request.principal), request]
      const claimed =
        'guestSecret' in body
          ? await claimGuestOrders(work, person, body.guestSecret)
          : await claimOrder(work, person, body)
      return { claimed: claimed.map(({ number }) => number) }
    }),
  )
}
