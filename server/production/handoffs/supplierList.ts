import { asc, count, eq, sql } from 'drizzle-orm'
import {
  addSupplierCall,
  changeSupplierCall,
  listSuppliersCall,
  maxSuppliers,
  removeSupplierCall,
  type SupplierFields,
} from '../../contract/production/suppliers.ts'
import { handoffs } from '../../db/schema/handoffs.ts'
import { suppliers } from '../../db/schema/suppliers.ts'
import { type DesignServices, type DesignWork, inShop } from '../../designs/designWork.ts'
import { expectedVersion } from '../../http/callParts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'

type Work = Pick<DesignWork, 'tx' | 'tenant' | 'now' | 'newId'>

/** `/api/console/suppliers`: whom the shop hands its orders to. */
export function serveSupplierList(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listSuppliersCall, ({ tenant }) => inShop(services, tenant, listSuppliers))
  serveCall(server, addSupplierCall, ({ tenant, body }) =>
    inShop(services, tenant, async work => {
      await addSupplier(work, body)
      return listSuppliers(work)
    }),
  )
  serveCall(server, changeSupplierCall, ({ tenant, params, headers, body }) => {
    const version = expectedVersion(headers)
    return inShop(services, tenant, async work => {
      await changeSupplier(work, params.id, version, body)
      return listSuppliers(work)
    })
  })
  serveCall(server, removeSupplierCall, ({ tenant, params }) =>
    inShop(services, tenant, async work => {
      await findSupplier(work, params.id)
      await work.tx.delete(suppliers).where(eq(suppliers.id, params.id))
      return listSuppliers(work)
    }),
  )
}

async function listSuppliers({ tx }: Work) {
  const handed = tx
    .select({ id: handoffs.supplierId, total: count().as('total') })
    .from(handoffs)
    .groupBy(handoffs.supplierId)
    .as('handed')
  const rows = await tx
    .select({ supplier: suppliers, total: handed.total })
    .from(suppliers)
    .leftJoin(handed, eq(handed.id, suppliers.id))
    .orderBy(asc(sql`lower(${suppliers.name})`), asc(suppliers.id))
  return {
    items: rows.map(({ supplier: { id, name, email, language, notes, version }, total }) => ({
      ...{ id, name, email, language, notes, version },
      handoffs: total ?? 0,
    })),
  }
}

export type SupplierRow = typeof suppliers.$inferSelect

/** @throws Problem not-found */
export async function findSupplier({ tx }: Pick<Work, 'tx'>, id: string): Promise<SupplierRow> {
  const [found] = await tx.select().from(suppliers).where(eq(suppliers.id, id)).for('update')
  if (!found) throw new Problem('not-found')
  return found
}

/** @throws Problem wrong-state for a name that is there, and for a list that is full */
async function addSupplier(work: Work, fields: SupplierFields): Promise<void> {
  const { tx, tenant, now, newId } = work
  // Two that are added at once must not have one name.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`suppliers:${tenant.id}`}, 0))`)
  await refuseKnownName(work, fields.name, null)
  const [known] = await tx.select({ total: count() }).from(suppliers)
  if ((known?.total ?? 0) >= maxSuppliers) {
    throw new Problem('wrong-state', { detail: `A shop has up to ${maxSuppliers} suppliers. Remove one first.` })
  }
  await tx.insert(suppliers).values({ tenantId: tenant.id, id: newId(), ...fields, createdAt: now, updatedAt: now })
}

/** @throws Problem not-found; version-mismatch; wrong-state for the name of another one */
async function changeSupplier(work: Work, id: string, version: number, fields: SupplierFields): Promise<void> {
  const { tx, tenant, now } = work
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`suppliers:${tenant.id}`}, 0))`)
  const found = await findSupplier(work, id)
  if (found.version !== version) throw new Problem('version-mismatch')
  await refuseKnownName(work, fields.name, id)
  await tx
    .update(suppliers)
    .set({ ...fields, version: version + 1, updatedAt: now })
    .where(eq(suppliers.id, id))
}

/** @throws Problem wrong-state */
async function refuseKnownName({ tx }: Work, name: string, own: string | null): Promise<void> {
  const [same] = await tx
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(eq(sql`lower(${suppliers.name})`, sql`lower(${name})`))
  if (same && same.id !== own) throw new Problem('wrong-state', { detail: 'Another supplier has this name.' })
}
