import {
  listShopOrdersCall,
  readShopOrderCall,
  recordPaymentCall,
  stepOrderCall,
} from '../contract/orders/consoleOrders.ts'
import { personOf } from '../designs/design.ts'
import { expectedVersion } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'
import { findAnyOrder, type OrderRow } from './findOrder.ts'
import { listShopOrders } from './listOrders.ts'
import { onceOnly } from './onceOnly.ts'
import { allowedOrderActions } from './orderActions.ts'
import { type OrderServices, type OrderWork, withOrders } from './orderWork.ts'
import { historyOf, showOrder } from './showOrder.ts'
import { recordPayment, stepOrder } from './stepOrder.ts'

/** All calls of the shop's own people about its orders. */
export function serveShopOrders(server: KitloomServer, services: OrderServices): void {
  serveCall(server, listShopOrdersCall, request =>
    withOrders(services, request, work => listShopOrders(work, request.query)),
  )
  serveCall(server, readShopOrderCall, request =>
    withOrders(services, request, async work => showToShop(work, await findAnyOrder(work, request.params.id))),
  )
  serveCall(server, stepOrderCall, request =>
    withOrders(services, request, async work => {
      const { params, headers, body } = request
      const { author } = personOf(request.principal)
      return showToShop(work, await stepOrder(work, author, { ...params, ...body, version: expectedVersion(headers) }))
    }),
  )
  serveCall(server, recordPaymentCall, (request, reply) =>
    withOrders(services, request, async work => {
      const [{ author, accountId }, { params, body }] = [personOf(request.principal), request]
      const attempt = { author, key: request.headers['idempotency-key'], request: { ...params, ...body } }
      const order = await findAnyOrder(work, params.id)
      const { id, first } = await onceOnly(work, attempt)
      reply.code(first ? 201 : 200)
      if (first) await recordPayment(work, order, { id, recordedBy: accountId, ...body })
      return showToShop(work, order)
    }),
  )
}

async function showToShop(work: OrderWork, row: OrderRow) {
  const order = { ...(await showOrder(work, row)), allowedActions: allowedOrderActions(row.status, 'provider') }
  return { order, history: await historyOf(work, row.id) }
}
