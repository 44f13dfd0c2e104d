import { paddedNumber } from '../../contract/orders/order.ts'
import { invoicePdfCall, issueInvoiceCall } from '../../contract/orders/ownOrders.ts'
import { personOf } from '../../designs/design.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { consume, type Limit, type Limits } from '../../limits/limits.ts'
import { findOwnOrder, findSeenOrder } from '../findOrder.ts'
import { type OrderServices, withOrders } from '../orderWork.ts'
import type { InvoiceWriter } from './createInvoiceWriter.ts'
import { issueInvoice } from './issueInvoice.ts'

type Needed = OrderServices & { readonly invoices: InvoiceWriter; readonly limits: Limits }

/** Each is written anew, in a tenth of a second. */
const perOrder: Limit = { max: 20, within: 10 * 60_000 }

/** `POST` and `GET /api/orders/{id}/invoice`: the invoice as data and as a file. */
export function serveInvoices(server: KitloomServer, services: Needed): void {
  serveCall(server, issueInvoiceCall, request =>
    withOrders(services, request, async work =>
      issueInvoice(work, await findOwnOrder(work, personOf(request.principal), request.params.id)),
    ),
  )
  serveCall(server, invoicePdfCall, async (request, reply) => {
    const { params, query, headers, tenant } = request
    await consume(services.limits, [`invoices:${tenant.id}:${params.id}`, perOrder])
    const wanted = { id: params.id, secret: headers['x-tracking-secret'] }
    const invoice = await withOrders(services, request, async work =>
      issueInvoice(work, await findSeenOrder(work, personOf(request.principal), wanted)),
    )
    const { language } = query
    const shop = { name: language === 'kh' ? tenant.nameKh : tenant.nameEn, logo: tenant.logo }
    const pdf = await services.invoices.write({ invoice, language, shop })
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="invoice-${paddedNumber(invoice.number)}.pdf"`)
      .send(Buffer.from(pdf))
  })
}
