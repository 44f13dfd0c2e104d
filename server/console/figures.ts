import { type SQL, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { daysBetween, type Figures, type FiguresQuery, readFiguresCall } from '../contract/console/figures.ts'
import type { Transaction } from '../db/database.ts'
import { designs } from '../db/schema/designs.ts'
import { orderHistory, orderLines, orders, payments } from '../db/schema/orders.ts'

type By = Figures['by']
type Counted = Figures['totals']

/** What is counted in a period, and in which steps. */
interface Period {
  /** The first moment, and the first one after it. */
  readonly begin: string
  readonly end: string
  readonly by: By
  readonly ahead: number
}

const minute = 60_000
const dayMs = 24 * 60 * minute

function periodOf({ from, to, ahead }: FiguresQuery): Period {
  const days = daysBetween(from, to) + 1
  const moment = (day: string, later: number) => new Date(Date.parse(day) + later - ahead * minute).toISOString()
  return {
    begin: moment(from, 0),
    end: moment(to, dayMs),
    by: days <= 45 ? 'day' : days <= 200 ? 'week' : 'month',
    ahead,
  }
}

/** The figures of a period. Each is one query over an index of times, however long the shop is there. */
export async function readFigures(tx: Transaction, query: FiguresQuery): Promise<Figures> {
  const period = periodOf(query)
  const [placed, ordered, paid, designed] = [
    await placedOrders(tx, period),
    await orderedPieces(tx, period),
    await income(tx, period),
    await begunDesigns(tx, period),
  ]
  const series = stepsOf(query, period.by).map(at => {
    const pieces = ordered.filter(row => row.at === at).reduce((sum, row) => sum + row.pieces, 0)
    const [{ orders: count = 0, cents = 0 } = {}] = placed.filter(row => row.at === at)
    const [{ designs: begun = 0, ordered: chosen = 0 } = {}] = designed.filter(row => row.at === at)
    const [{ cents: received = 0 } = {}] = paid.filter(row => row.at === at)
    return { at, orders: count, pieces, ordered: cents, income: received, designs: begun, orderedDesigns: chosen }
  })
  const total = (name: keyof Counted) => series.reduce((sum, point) => sum + point[name], 0)
  return readFiguresCall.response.parse({
    by: period.by,
    series,
    totals: {
      ...{ orders: total('orders'), pieces: total('pieces'), ordered: total('ordered'), income: total('income') },
      ...{ designs: total('designs'), orderedDesigns: total('orderedDesigns') },
    },
    statuses: await timesInStatus(tx, period),
    products: productsOf(ordered),
  })
}

/** The first day of every step of the series. */
function stepsOf({ from, to }: FiguresQuery, by: By): string[] {
  const steps: string[] = []
  const day = new Date(Date.parse(from))
  if (by === 'week') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  if (by === 'month') day.setUTCDate(1)
  while (day.getTime() <= Date.parse(to)) {
    steps.push(day.toISOString().slice(0, 10))
    if (by === 'month') day.setUTCMonth(day.getUTCMonth() + 1)
    else day.setUTCDate(day.getUTCDate() + (by === 'week' ? 7 : 1))
  }
  return steps
}

/** The first day of the step that a moment is in, as the shop counts days. */
const stepOf = (moment: SQL, { by, ahead }: Period): SQL =>
  sql`to_char(date_trunc(${by}, (${moment} at time zone 'UTC') + ${ahead} * interval '1 minute'), 'YYYY-MM-DD')`

const within = (moment: SQL, { begin, end }: Period): SQL =>
  sql`${moment} >= ${begin}::timestamptz and ${moment} < ${end}::timestamptz`

const isKept = sql`${orders.status} not in ('CANCELED', 'REJECTED')`

async function rowsOf<Row extends Record<string, unknown>>(tx: Transaction, query: SQL): Promise<readonly Row[]> {
  return (await tx.execute<Row>(query)).rows
}

const placedOrders = (tx: Transaction, period: Period) =>
  rowsOf<{ at: string; orders: number; cents: number }>(
    tx,
    sql`select ${stepOf(sql`${orders.createdAt}`, period)} as at, count(*)::integer as orders,
        sum(${orders.grandTotal})::float8 as cents
      from ${orders} where ${within(sql`${orders.createdAt}`, period)} and ${isKept} group by 1`,
  )

/** By product, of what was sent last of each order. */
const orderedPieces = (tx: Transaction, period: Period) =>
  rowsOf<{ at: string; product: string; pieces: number }>(
    tx,
    sql`select ${stepOf(sql`${orders.createdAt}`, period)} as at, ${orderLines.productType} as product,
        sum(${orderLines.quantity})::integer as pieces
      from ${orders} join ${orderLines} on ${orderLines.tenantId} = ${orders.tenantId} and ${orderLines.orderId} = ${orders.id}
      where ${within(sql`${orders.createdAt}`, period)} and ${isKept} and not exists (
        select 1 from ${orderLines} later where later.tenant_id = ${orderLines.tenantId}
          and later.order_id = ${orderLines.orderId} and later.submission > ${orderLines.submission})
      group by 1, 2`,
  )

const income = (tx: Transaction, period: Period) =>
  rowsOf<{ at: string; cents: number }>(
    tx,
    sql`select ${stepOf(sql`${payments.createdAt}`, period)} as at, sum(${payments.amount})::float8 as cents
      from ${payments} where ${within(sql`${payments.createdAt}`, period)} group by 1`,
  )

/** What was ordered is put together first: looking it up for each of many designs takes three times as long. */
const begunDesigns = (tx: Transaction, period: Period) =>
  rowsOf<{ at: string; designs: number; ordered: number }>(
    tx,
    sql`select ${stepOf(sql`${designs.createdAt}`, period)} as at, count(*)::integer as designs,
        count(ordered.design_id)::integer as ordered
      from ${designs} left join (select distinct ${orderLines.designId} from ${orderLines}) ordered
        on ordered.design_id = ${designs.id}
      where ${within(sql`${designs.createdAt}`, period)} and ${designs.seq} > 0 and ${designs.deletedAt} is null group by 1`,
  )

/** Final statuses are not left, so they take no time. */
const timesInStatus = (tx: Transaction, period: Period) =>
  rowsOf<{ status: string; orders: number; median: number; mean: number }>(
    tx,
    sql`select status, count(*)::integer as orders, avg(hours)::float8 as mean,
        (percentile_cont(0.5) within group (order by hours))::float8 as median
      from (select ${orderHistory.toStatus} as status, extract(epoch from
          lead(${orderHistory.createdAt}) over (partition by ${orderHistory.orderId}
            order by ${orderHistory.createdAt}, ${orderHistory.id}) - ${orderHistory.createdAt}) / 3600 as hours
        from ${orders} join ${orderHistory}
          on ${orderHistory.tenantId} = ${orders.tenantId} and ${orderHistory.orderId} = ${orders.id}
        where ${within(sql`${orders.createdAt}`, period)}
          and ${orderHistory.fromStatus} is distinct from ${orderHistory.toStatus}) stays
      where hours is not null group by 1
      order by array_position(array['REVIEWING', 'REJECTED', 'APPROVED', 'PROCESSING', 'ON_THE_WAY'], status)`,
  )

function productsOf(rows: readonly { readonly product: string; readonly pieces: number }[]) {
  const sums = new Map<string, number>()
  for (const { product, pieces } of rows) sums.set(product, (sums.get(product) ?? 0) + pieces)
  return [...sums].map(([productType, pieces]) => ({ productType, pieces })).sort((a, b) => b.pieces - a.pieces)
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** The series as CSV. */
export async function exportFigures(tx: Transaction, query: FiguresQuery): Promise<string> {
  const { series } = await readFigures(tx, query)
  const head = ['From', 'Orders', 'Pieces', 'Ordered (USD)', 'Income (USD)', 'Designs', 'Of these ordered']
  const rows = series.map(
    ({ at, orders: count, pieces, ordered, income: received, designs: begun, orderedDesigns }) => [
      ...[
        at,
        String(count),
        String(pieces),
        dollars(ordered),
        dollars(received),
        String(begun),
        String(orderedDesigns),
      ],
    ],
  )
  return `\ufeff${Papa.unparse([head, ...rows], { escapeFormulae: true, newline: '\r\n' })}\r\n`
}
