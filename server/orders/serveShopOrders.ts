import { readOrderedLogCall } from '../contract/designs/reviewedDesign.ts'
import {
  addOrderNoteCall,
  countShopOrdersCall,
  exportOrdersCall,
  listShopOrdersCall,
  readShopOrderCall,
  recordPaymentCall,
  stepOrderCall,
  stepRights,
  voidPaymentCall,
} from '../contract/orders/consoleOrders.ts'
import { orderNotes } from '../db/schema/orders.ts'
import { personOf } from '../designs/design.ts'
import { showLog } from '../designs/review/reviewedDesign.ts'
import { expectRight } from '../http/access.ts'
import { expectedVersion } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { ownerOfDesign } from '../rooms/grant.ts'
import { asCsv, asXlsx, countShopOrders, exportedOrders } from './exportOrders.ts'
import { findAnyOrder } from './findOrder.ts'
import { listShopOrders } from './listOrders.ts'
import { onceOnly } from './onceOnly.ts'
import { orderedLine } from './orderedArtwork.ts'
import { type OrderServices, withOrders } from './orderWork.ts'
import { showToShop } from './shopOrder.ts'
import { recordPayment, stepOrder, voidPayment } from './stepOrder.ts'

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
  serveMoreOfShopOrders(server, services)
}

function serveMoreOfShopOrders(server: KitloomServer, services: OrderServices): void {
  serveCall(server, voidPaymentCall, request =>
    withOrders(services, request, async work => {
      const { params, body, principal } = request
      const order = await findAnyOrder(work, params.id)
      await voidPayment(work, order, { ...params, ...body, recordedBy: personOf(principal).accountId })
      return showToShop(work, principal, order)
    }),
  )
  serveCall(server, addOrderNoteCall, request =>
    withOrders(services, request, async work => {
      const { params, body, principal } = request
      const order = await findAnyOrder(work, params.id)
      const { tx, tenant, now: createdAt } = work
      const note = { ...body, authorId: personOf(principal).accountId, createdAt }
      await tx.insert(orderNotes).values({ tenantId: tenant.id, id: work.newId(), orderId: order.id, ...note })
      return showToShop(work, principal, order)
    }),
  )
  serveCall(server, readOrderedLogCall, (request, reply) =>
    withOrders(services, request, async work => {
      const { id, design } = request.params
      const order = await findAnyOrder(work, id)
      const line = await orderedLine(work, order.id, { design, ...request.query })
      if (!line) throw new Problem('not-found')
      reply.header('cache-control', 'no-store')
      const log = await showLog(work, { designId: design, owner: ownerOfDesign(order), bytes: line.bytes })
      return { ...log, submission: line.submission, sentAt: line.createdAt.toISOString() }
    }),
  )
  serveCall(server, countShopOrdersCall, request => withOrders(services, request, countShopOrders))
  serveCall(server, exportOrdersCall, async (request, reply) => {
    const { format } = request.query
    const rows = await withOrders(services, request, work => exportedOrders(work, request.query))
    reply.header('content-disposition', `attachment; filename="orders.${format}"`)
    if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(asCsv(rows))
    reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    return reply.send(Buffer.from(await asXlsx(rows, new Date(services.now()))))
  })
}
