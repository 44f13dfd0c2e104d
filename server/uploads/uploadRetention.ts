import { and, asc, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'
import { designs } from '../db/schema/designs.ts'
import { lockFile } from '../files/fileRows.ts'
import { guestDays } from './owner.ts'
import { findUses, releaseUpload } from './removeUpload.ts'

const day = 24 * 60 * 60 * 1000
/** The maximum per run; the rest follow an hour later. */
const maxRows = 200

/**
 * Deletes uploads of guests after 30 days when the guest has no designs, in every shop. Images that other designs use
 * become the shop's, so that each is checked once. A guest who still has a design keeps all images.
 */
export async function endUploads({ database, now }: { readonly database: Database; now(): number }): Promise<void> {
  const before = new Date(now() - guestDays * day)
  const old = await database.asSystem(tx => {
    const sameGuest = and(eq(designs.tenantId, assets.tenantId), eq(designs.guestHash, assets.guestHash))
    const hasDesigns = tx.select({ one: sql`1` }).from(designs).where(sameGuest)
    return tx
      .select({ tenantId: assets.tenantId, id: assets.id, sha256: assets.sha256 })
      .from(assets)
      .where(and(isNotNull(assets.guestHash), lt(assets.createdAt, before), notExists(hasDesigns)))
      .orderBy(asc(assets.createdAt))
      .limit(maxRows)
  })
  for (const row of old) await database.asTenant(row.tenantId as TenantId, tx => endUpload(tx, row))
}

async function endUpload(tx: Transaction, { id, sha256 }: { readonly id: string; readonly sha256: string }) {
  await lockFile(tx, sha256)
  const stillGuests = and(eq(assets.id, id), isNotNull(assets.guestHash))
  const [held] = await tx.select().from(assets).where(stillGuests).for('update')
  if (!held) return
  const uses = await findUses(tx, held, sha256)
  // The guest may have come back in the meantime.
  if (uses.own.length === 0) await releaseUpload(tx, id, uses)
}
