import { count } from 'drizzle-orm'
import Papa from 'papaparse'
import type { z } from 'zod'
import type { exportOrdersCall } from '../contract/orders/consoleOrders.ts'
import { orderNumber } from '../contract/orders/order.ts'
import { orders } from '../db/schema/orders.ts'
import { cardsOf, findOrders, matching } from './listOrders.ts'
import type { OrderWork } from './orderWork.ts'

type Wanted = z.output<typeof exportOrdersCall.query>

/** How many orders of the shop are in each status. */
export async function countShopOrders({ tx }: OrderWork) {
  const rows = await tx.select({ status: orders.status, count: count() }).from(orders).groupBy(orders.status)
  return { counts: Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

/** The maximum number of rows in an export. */
const longestExport = 10_000

const dollars = (cents: number): string => (cents / 100).toFixed(2)

type Rows = readonly (readonly string[])[]

/** The orders of a list as rows of a spreadsheet, below their head. */
export async function exportedOrders(work: OrderWork, query: Wanted): Promise<Rows> {
  const rows = await findOrders(work, matching(work, query), { ...query, limit: longestExport, offset: 0 })
  const cards = await cardsOf(work, rows)
  const table = cards.map((card, at) => {
    const { phone = '', email = '', province = '', wishedDate } = rows[at]?.delivery ?? {}
    return [
      orderNumber(card.number),
      card.status,
      card.createdAt,
      ...[card.receiver, phone, email, province, wishedDate ?? ''],
      card.designs.map(({ name }) => name).join(', '),
      String(card.pieces),
      ...[dollars(card.grandTotal), dollars(card.paid), dollars(card.grandTotal - card.paid)],
    ]
  })
  return [head, ...table]
}

const head = [
  ...['Order', 'Status', 'Placed', 'Receiver', 'Phone', 'Email', 'Province', 'Wished date', 'Designs', 'Pieces'],
  ...['Total', 'Paid', 'Open'],
]

/** As CSV, which Excel opens with Khmer letters and in which no cell is run as a formula. */
export const asCsv = (rows: Rows): string =>
  `\ufeff${Papa.unparse(
    rows.map(row => [...row]),
    { escapeFormulae: true, newline: '\r\n' },
  )}\r\n`

/** As XLSX, in which words never run as formulas. */
export async function asXlsx(rows: Rows, madeAt: Date): Promise<Uint8Array> {
  // A start does not wait for what prints.
  const { writeSheets } = await import('../../engine/print/index.ts')
  return writeSheets([{ name: 'Orders', rows }], madeAt)
}
