import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import {
  createHandoffCall,
  listHandoffsCall,
  revokeHandoffCall,
  writeSupplierCall,
} from '../../contract/production/handoffs.ts'
import { handoffs } from '../../db/schema/handoffs.ts'
import type { FileStore } from '../../files/fileStore.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { findAnyOrder } from '../../orders/findOrder.ts'
import { type OrderServices, type OrderWork, withOrders } from '../../orders/orderWork.ts'
import { filesOf, findPack } from '../packRows.ts'
import { emailSupplier } from './handoffEmails.ts'
import { addMessage, createHandoff, findHandoff, listHandoffs, piecesOfPack } from './handoffRows.ts'
import { findSupplier, type SupplierRow } from './supplierList.ts'

type Needed = OrderServices & { readonly files: FileStore }

/** `/api/console/orders/{id}/handoffs`: the links by which suppliers get an order. */
export function serveHandoffs(server: KitloomServer, services: Needed): void {
  type OfOrder = FastifyRequest & { readonly params: { readonly id: string } }
  /** Does something with the order of a request, then lists its links. */
  const listed = (request: OfOrder, act: (work: OrderWork) => Promise<unknown> = async () => undefined) =>
    withOrders(services, request, async work => {
      await findAnyOrder(work, request.params.id)
      await act(work)
      return listHandoffs(work, request.params.id)
    })
  serveCall(server, listHandoffsCall, request => listed(request))
  serveCall(server, createHandoffCall, async request => {
    const { params, body } = request
    const files = await withOrders(services, request, async work => {
      const pack = await findPack(work, params.id, body.pack)
      if (pack.status !== 'done') throw new Problem('wrong-state', { detail: 'This pack is not finished yet.' })
      return filesOf(work, pack.id)
    })
    // Outside of the transaction, which must not wait for files.
    const pieces = await piecesOfPack(services.files, files)
    // Made by the server: nobody can be talked into a link whose secret somebody else knows.
    const secret = randomUUID()
    const handing = { orderId: params.id, packId: body.pack, days: body.days, secret, pieces }
    const created = await listed(request, async work => {
      const known = body.supplierId === undefined ? null : await findSupplier(work, body.supplierId)
      const who = { supplier: known?.name ?? body.supplier, supplierId: known?.id ?? null }
      await createHandoff(work, { ...handing, ...who })
      if (body.send) await sendLink(work, known, handing)
    })
    return { ...created, secret }
  })
  serveCall(server, revokeHandoffCall, request =>
    listed(request, async work => {
      const { id, revokedAt } = await findHandoff(work, request.params.id, request.params.handoff)
      if (!revokedAt) await work.tx.update(handoffs).set({ revokedAt: work.now }).where(eq(handoffs.id, id))
    }),
  )
  serveCall(server, writeSupplierCall, request =>
    listed(request, async work => {
      const { id } = await findHandoff(work, request.params.id, request.params.handoff)
      await addMessage(work, id, true, request.body.text)
    }),
  )
}

interface Handed {
  readonly orderId: string
  readonly secret: string
  readonly days: number
}

/** @throws Problem wrong-state for a supplier without an address */
async function sendLink(work: OrderWork, to: SupplierRow | null, { orderId, secret, days }: Handed): Promise<void> {
  if (!to?.email) throw new Problem('wrong-state', { detail: 'This supplier has no email address.' })
  const { number } = await findAnyOrder(work, orderId)
  await emailSupplier(work, { to, order: number, secret, days })
}
