import type { FastifyReply } from 'fastify'
import type { Order } from '../../contract/orders/order.ts'
import { attachSlipCall, readShopSlipCall, readSlipCall, removeSlipCall } from '../../contract/orders/paymentSlips.ts'
import { type Person, personOf } from '../../designs/design.ts'
import type { FileStore } from '../../files/fileStore.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { consume, type Limit, type Limits } from '../../limits/limits.ts'
import { findAnyOrder, findSeenOrder, type OrderRow } from '../findOrder.ts'
import { emailShop } from '../orderEmails.ts'
import { type OrderServices, type OrderWork, withOrders } from '../orderWork.ts'
import { showOrder } from '../showOrder.ts'
import { attachSlip, removeSlip, slipFile } from './paymentSlips.ts'

type Needed = OrderServices & { readonly files: FileStore; readonly limits: Limits }

/** Each is an email to the shop. */
const perOrder: Limit = { max: 10, within: 60 * 60_000 }

/** `POST /api/orders/{id}/slips`, `GET|DELETE /api/orders/{id}/slips/{slip}`, and what the shop sees of them. */
export function serveSlips(server: KitloomServer, services: Needed): void {
  serveCall(server, attachSlipCall, async request => {
    const { params, body, headers } = request
    await consume(services.limits, [`slips:${request.tenant.id}:${params.id}`, perOrder])
    return withOrders(services, request, async work => {
      const person = personOf(request.principal)
      const order = await findSeenOrder(work, person, { id: params.id, secret: headers['x-tracking-secret'] })
      await attachSlip(work, person, order, body.sha256)
      await emailShop(work, order, 'slip')
      return showTo(work, person, order)
    })
  })
  serveCall(server, removeSlipCall, request =>
    withOrders(services, request, async work => {
      const person = personOf(request.principal)
      const { params, headers } = request
      const order = await findSeenOrder(work, person, { id: params.id, secret: headers['x-tracking-secret'] })
      await removeSlip(work, order, params.slip)
      return showTo(work, person, order)
    }),
  )
  serveCall(server, readSlipCall, async (request, reply) => {
    const { params, headers } = request
    const found = await withOrders(services, request, async work => {
      const wanted = { id: params.id, secret: headers['x-tracking-secret'] }
      return slipFile(work, await findSeenOrder(work, personOf(request.principal), wanted), params.slip)
    })
    return send(reply, services.files, found)
  })
  serveCall(server, readShopSlipCall, async (request, reply) => {
    const { params } = request
    const found = await withOrders(services, request, async work =>
      slipFile(work, await findAnyOrder(work, params.id), params.slip),
    )
    return send(reply, services.files, found)
  })
}

/** A person who follows a link may do no more than see it and add a slip. */
async function showTo(work: OrderWork, { accountId, guestHash }: Person, order: OrderRow): Promise<Order> {
  const shown = await showOrder(work, order)
  const isOwn = accountId === null ? order.guestHash === guestHash : order.ownerId === accountId
  return isOwn ? shown : { ...shown, allowedActions: [] }
}

async function send(
  reply: FastifyReply,
  files: FileStore,
  found: { readonly file: string; readonly mediaType: string },
) {
  const file = await files.open(found.file)
  if (!file) throw new Problem('not-found')
  return reply
    .type(found.mediaType)
    .header('content-length', file.size)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline')
    .send(file.stream)
}
