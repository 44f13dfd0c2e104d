import { eq } from 'drizzle-orm'
import { type Invoice, withoutInvoice } from '../../contract/orders/order.ts'
import { invoices } from '../../db/schema/orders.ts'
import { Problem } from '../../http/problem.ts'
import { nextNumber } from '../counters.ts'
import type { OrderRow } from '../findOrder.ts'
import type { OrderWork } from '../orderWork.ts'
import { showOrder } from '../showOrder.ts'

/**
 * The invoice of an order, which gets its number with the first call. The caller holds the lock of the order's row, so
 * two calls at once give one invoice.
 *
 * @throws Problem wrong-state for an order that was rejected or canceled before it had an invoice
 */
export async function issueInvoice(work: OrderWork, order: OrderRow): Promise<Invoice> {
  const [known] = await work.tx.select().from(invoices).where(eq(invoices.orderId, order.id))
  const shown = await showOrder(work, order)
  const { number, createdAt } = known ?? (await newInvoice(work, order))
  return { number, issuedAt: createdAt.toISOString(), order: shown, tax: includedTax(work, shown.grandTotal) }
}

function includedTax({ tenant }: OrderWork, total: number): Invoice['tax'] {
  const { tax } = tenant.settings.payment
  if (!tax) return null
  const { percent } = tax
  return { ...tax, cents: Math.round((total * percent) / (100 + percent)) }
}

async function newInvoice(work: OrderWork, { id, status }: OrderRow) {
  if (withoutInvoice.includes(status))
    throw new Problem('wrong-state', { detail: `No invoice for an order that is ${status}.` })
  const { tx, tenant, now } = work
  const { counted, number } = nextNumber(work, 'invoice')
  const [issued] = await tx
    .with(counted)
    .insert(invoices)
    .values({ tenantId: tenant.id, orderId: id, number, createdAt: now })
    .returning()
  if (!issued) throw new Error('The database returned no invoice.')
  return issued
}
