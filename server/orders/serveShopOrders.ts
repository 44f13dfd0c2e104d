import { hasRight } from '../contract/console/rights.ts'
import {
  consoleSteps,
  listShopOrdersCall,
  readShopOrderCall,
  recordPaymentCall,
  stepOrderCall,
  stepRights,
} from '../contract/orders/consoleOrders.ts'
import { personOf } from '../designs/design.ts'
import { expectRight } from '../http/access.ts'
import { expectedVersion } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import type { Principal } from '../http/principal.ts'
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
    withOrders(services, request, async work =>
      showToShop(work, request.principal, await findAnyOrder(work, request.params.id)),
    ),
  )
  serveCall(server, stepOrderCall, request =>
    withOrders(services, request, async work => {
      const { params, headers, body } = request
      expectRight(request.principal, stepRights[params.step])
      const { author } = personOf(request.principal)
      return showToShop(
        work,
        request.principal,
        await stepOrder(work, author, { ...params, ...body, version: expectedVersion(headers) }),
      )
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
      return showToShop(work, request.principal, order)
    }),
  )
}

async function showToShop(work: OrderWork, principal: Principal, row: OrderRow) {
  const order = { ...(await showOrder(work, row)), allowedActions: allowedSteps(principal, row) }
  return { order, history: await historyOf(work, row.id) }
}

/** The steps that the status of an order allows to somebody with these rights. */
function allowedSteps(principal: Principal, { status }: OrderRow) {
  if (principal.kind !== 'admin') return []
  const { role } = principal
  return allowedOrderActions(status, 'provider').filter(action =>
    consoleSteps.some(step => step === action && hasRight(role, stepRights[step])),
  )
}
