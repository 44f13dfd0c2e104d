import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import {
  acknowledgeHandoffCall,
  type HandoffPiece,
  markPieceCall,
  openHandoffCall,
  pieceSteps,
  type SupplierOrder,
  supplierFileCall,
  supplierZipCall,
  writeShopCall,
} from '../../contract/production/handoffs.ts'
import { handoffPieces, handoffs } from '../../db/schema/handoffs.ts'
import { orders } from '../../db/schema/orders.ts'
import { hashSecret } from '../../designs/design.ts'
import { type DesignWork, inShop } from '../../designs/designWork.ts'
import type { FileStore } from '../../files/fileStore.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { networkOf } from '../../limits/limitRequests.ts'
import { consume, type Limit, type Limits } from '../../limits/limits.ts'
import { findAnyOrder } from '../../orders/findOrder.ts'
import { emailShop } from '../../orders/orderEmails.ts'
import { type OrderServices, withOrders } from '../../orders/orderWork.ts'
import { filesOf } from '../packRows.ts'
import { sendFile, zipOf } from '../sendFiles.ts'
import { addMessage, type HandoffRow, messagesOf, openLink, progressOf } from './handoffRows.ts'
import { idOfTicket, isGood, writeTicket } from './tickets.ts'

type Needed = OrderServices & { readonly files: FileStore; readonly limits: Limits }

const tenMinutes = 10 * 60_000

/** A workshop sits behind one address and scans a piece every second or two. */
const supplierLimits = {
  open: { fromAddress: { max: 120, within: tenMinutes }, ofLink: { max: 600, within: tenMinutes } },
  message: { fromAddress: { max: 30, within: tenMinutes }, ofLink: { max: 30, within: tenMinutes } },
  piece: { fromAddress: { max: 1200, within: tenMinutes }, ofLink: { max: 3000, within: tenMinutes } },
  file: { fromAddress: { max: 600, within: tenMinutes }, ofLink: { max: 1200, within: tenMinutes } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Limit>>>>

/** Counts by address first: nobody uses up the limit of a link by guessing. `key` is a secret or the id of a link. */
function limit({ limits }: Needed, { ip, tenant }: FastifyRequest, kind: keyof typeof supplierLimits, key: string) {
  const { fromAddress, ofLink } = supplierLimits[kind]
  return consume(
    limits,
    [`supplier-${kind}:${networkOf(ip)}`, fromAddress],
    [`supplier-${kind}-of:${tenant.id}:${hashSecret(key)}`, ofLink],
  )
}

/** `/api/supplier`: what a supplier does with a link, without an account. */
export function serveSuppliers(server: KitloomServer, services: Needed): void {
  const inLink = <T>(
    request: FastifyRequest,
    secret: string,
    act: (work: DesignWork, link: HandoffRow) => Promise<T>,
  ): Promise<T> => inShop(services, request.tenant, async work => act(work, await openLink(work, { secret })))

  serveCall(server, openHandoffCall, async (request, reply) => {
    await limit(services, request, 'open', request.body.secret)
    reply.header('cache-control', 'no-store')
    return inLink(request, request.body.secret, showToSupplier)
  })
  serveCall(server, acknowledgeHandoffCall, async request => {
    await limit(services, request, 'open', request.body.secret)
    return inLink(request, request.body.secret, async (work, link) => {
      const acknowledgedAt = link.acknowledgedAt ?? work.now
      await work.tx.update(handoffs).set({ acknowledgedAt }).where(eq(handoffs.id, link.id))
      return showToSupplier(work, { ...link, acknowledgedAt })
    })
  })
  serveCall(server, writeShopCall, async request => {
    const { secret, text } = request.body
    await limit(services, request, 'message', secret)
    return withOrders(services, request, async work => {
      const link = await openLink(work, { secret })
      await addMessage(work, link.id, false, text)
      const order = await findAnyOrder(work, link.orderId)
      await emailShop(work, { ...order, reason: `${link.supplier}: ${text}` }, 'inquiry')
      return showToSupplier(work, link)
    })
  })
  serveCall(server, markPieceCall, async request => {
    const { secret, code, step } = request.body
    await limit(services, request, 'piece', secret)
    return inLink(request, secret, (work, link) => markPiece(work, link, { code, step }))
  })
  serveDownloads(server, services)
}

function serveDownloads(server: KitloomServer, services: Needed): void {
  /** The files of the pack that a ticket is about. @throws Problem not-found */
  const filesFor = async (request: FastifyRequest, ticket: string) => {
    const id = idOfTicket(ticket)
    await limit(services, request, 'file', id ?? 'none')
    if (id === null) throw new Problem('not-found')
    return inShop(services, request.tenant, async work => {
      const link = await openLink(work, { id })
      if (!isGood(ticket, link, services.now())) throw new Problem('not-found')
      return { link, files: await filesOf(work, link.packId) }
    })
  }
  serveCall(server, supplierFileCall, async (request, reply) => {
    const { ticket, name } = request.query
    const { files } = await filesFor(request, ticket)
    const file = files.find(one => one.name === name)
    if (!file) throw new Problem('not-found')
    reply.header('cache-control', 'private, no-store')
    return sendFile(services.files, file, request.headers.range, reply)
  })
  serveCall(server, supplierZipCall, async (request, reply) => {
    const { link, files } = await filesFor(request, request.query.ticket)
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="pack-${link.packId}.zip"`)
      .send(zipOf(services.files, files))
  })
}

async function showToSupplier(work: DesignWork, link: HandoffRow): Promise<SupplierOrder> {
  const [order] = await work.tx.select({ number: orders.number }).from(orders).where(eq(orders.id, link.orderId))
  if (!order) throw new Problem('not-found')
  const files = await filesOf(work, link.packId)
  return {
    order: order.number,
    supplier: link.supplier,
    expiresAt: link.expiresAt.toISOString(),
    acknowledgedAt: link.acknowledgedAt?.toISOString() ?? null,
    progress: await progressOf(work, link.id),
    files: files.map(({ name, size }) => ({ name, size })),
    messages: await messagesOf(work, link.id),
    ticket: writeTicket(link, work.now.getTime()),
  }
}

interface Marked {
  readonly code: string
  readonly step: HandoffPiece['step']
}

/** A piece goes forward only. @throws Problem not-found for a code that is not of this pack */
async function markPiece(work: DesignWork, { id }: HandoffRow, { code, step }: Marked) {
  const { tx, now } = work
  const own = and(eq(handoffPieces.handoffId, id), eq(handoffPieces.code, code))
  const [found] = await tx.select().from(handoffPieces).where(own).for('update')
  if (!found) throw new Problem('not-found', { detail: 'No piece of this order has this code.' })
  const isNew = pieceSteps.indexOf(step) > pieceSteps.indexOf(found.step)
  if (isNew) await tx.update(handoffPieces).set({ step, updatedAt: now }).where(own)
  const { name, size, wearer } = found
  return {
    piece: { code, name, size, wearer, step: isNew ? step : found.step },
    progress: await progressOf(work, id),
    isNew,
  }
}
