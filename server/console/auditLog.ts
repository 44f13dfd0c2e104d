import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import type { AuditEntry, AuditQuery } from '../contract/console/audit.ts'
import { numberOfOrder, orderNumber } from '../contract/orders/order.ts'
import { containing } from '../db/likePattern.ts'
import { accounts } from '../db/schema/accounts.ts'
import { orders } from '../db/schema/orders.ts'
import { auditLog } from '../db/schema/outbox.ts'
import type { DesignWork } from '../designs/designWork.ts'

type Wanted = Omit<AuditQuery, 'page' | 'pageSize'>

/** How the log names somebody with an account. */
const accountActor = 'account:'
const day = 24 * 60 * 60 * 1000

/** One page of the log, newest first, with every subject that it has and the numbers of the orders on the page. */
export async function listAudit(work: DesignWork, { page, pageSize, ...wanted }: AuditQuery) {
  const matching = matches(work, wanted)
  const [counted] = await work.tx.select({ total: count() }).from(auditLog).where(matching)
  const subjects = await work.tx
    .selectDistinct({ subject: auditLog.subject })
    .from(auditLog)
    .orderBy(asc(auditLog.subject))
  const items = await read(work, matching, { limit: pageSize, offset: (page - 1) * pageSize })
  return {
    items,
    orders: await numbersOfOrders(work, items),
    subjects: subjects.map(({ subject }) => subject),
    total: counted?.total ?? 0,
    ...{ page, pageSize },
  }
}

const idsOfOrders = ({ subject, subjectId, detail }: AuditEntry): readonly string[] =>
  [subject === 'order' && subjectId, detail.order_id].filter(id => typeof id === 'string')

async function numbersOfOrders({ tx }: DesignWork, entries: readonly AuditEntry[]): Promise<Record<string, number>> {
  const ids = new Set(entries.flatMap(idsOfOrders))
  if (ids.size === 0) return {}
  const found = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return Object.fromEntries(found.map(({ id, number }) => [id, number]))
}

/** The maximum number of rows in an export. */
const longestExport = 10_000

/** The same as CSV, in which no cell is run as a formula. */
export async function exportAudit(work: DesignWork, wanted: Wanted): Promise<string> {
  const entries = await read(work, matches(work, wanted), { limit: longestExport, offset: 0 })
  const numbers = await numbersOfOrders(work, entries)
  const rows = entries.map(entry => {
    const [order] = idsOfOrders(entry).flatMap(id => numbers[id] ?? [])
    const { at, actor, action, subject, subjectId, detail } = entry
    return [
      ...[at, actor, action, subject],
      ...[order === undefined ? '' : orderNumber(order), subjectId ?? '', JSON.stringify(detail)],
    ]
  })
  const head = ['Time', 'Person', 'Action', 'Subject', 'Order', 'Id', 'Values']
  return `\ufeff${Papa.unparse([head, ...rows], { escapeFormulae: true, newline: '\r\n' })}\r\n`
}

function matches({ tx }: DesignWork, { search, subject, from, to }: Wanted): SQL | undefined {
  const pattern = containing(search)
  const people = tx
    .select({ actor: sql<string>`${accountActor} || ${accounts.id}::text` })
    .from(accounts)
    .where(
      or(ilike(sql`${accounts.firstName} || ' ' || ${accounts.lastName}`, pattern), ilike(accounts.email, pattern)),
    )
  return and(
    subject === '' ? undefined : eq(auditLog.subject, subject),
    from === undefined ? undefined : gte(auditLog.createdAt, new Date(from)),
    to === undefined ? undefined : lt(auditLog.createdAt, new Date(Date.parse(to) + day)),
    search === ''
      ? undefined
      : or(
          ilike(auditLog.subject, pattern),
          ilike(auditLog.action, pattern),
          ilike(sql`${auditLog.detail}::text`, pattern),
          ilike(sql`${auditLog.subjectId}::text`, pattern),
          inArray(auditLog.actor, people),
          aboutOrder(tx, numberOfOrder(search)),
        ),
  )
}

/** Entries of the order with a number, and of what belongs to it. */
function aboutOrder(tx: DesignWork['tx'], number: number | undefined): SQL | undefined {
  if (number === undefined) return undefined
  const named = tx
    .select({ id: sql`${orders.id}::text` })
    .from(orders)
    .where(eq(orders.number, number))
  return or(inArray(sql`${auditLog.subjectId}::text`, named), inArray(sql`${auditLog.detail} ->> 'order_id'`, named))
}

interface Part {
  readonly limit: number
  readonly offset: number
}

async function read({ tx }: DesignWork, matching: SQL | undefined, { limit, offset }: Part): Promise<AuditEntry[]> {
  const rows = await tx
    .select({ entry: auditLog, first: accounts.firstName, last: accounts.lastName })
    .from(auditLog)
    .leftJoin(accounts, eq(auditLog.actor, sql`${accountActor} || ${accounts.id}::text`))
    .where(matching)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ entry: { id, actor, action, subject, subjectId, detail, createdAt }, first, last }) => ({
    id,
    at: createdAt.toISOString(),
    actor: [first, last].filter(Boolean).join(' ') || (actor === 'server' ? actor : ''),
    action: action === 'added' || action === 'deleted' ? action : 'changed',
    ...{ subject, subjectId, detail },
  }))
}
