import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ShopSettings, shopChange } from '../../contract/console/shopSettings.ts'
import type { TenantSettings } from '../../contract/tenantSettings.ts'
import type { TenantId, Transaction } from '../../db/database.ts'
import { type Tenant, tenants } from '../../db/schema/tenants.ts'
import { Problem } from '../../http/problem.ts'

type Change = z.output<typeof shopChange>

/**
 * The row of the shop as it is now: that of the request may be seconds old.
 * @throws Error when the shop is gone
 */
export async function readShop(tx: Transaction, id: TenantId): Promise<Tenant> {
  const [shop] = await tx.select().from(tenants).where(eq(tenants.id, id)).for('update')
  if (!shop) throw new Error('The shop is gone.')
  return shop
}

export const showShop = ({ nameKh, nameEn, settings, logo, icon, version }: Tenant): ShopSettings => ({
  names: { kh: nameKh, en: nameEn },
  ...{ settings, logo, icon, version },
})

/**
 * Changes a shop that is still as the caller saw it.
 * @throws Problem version-mismatch
 */
async function write(
  tx: Transaction,
  shop: Tenant,
  version: number,
  changed: Partial<Pick<Tenant, 'nameKh' | 'nameEn' | 'settings' | 'logo' | 'icon'>>,
): Promise<ShopSettings> {
  if (shop.version !== version) throw new Problem('version-mismatch')
  const [row] = await tx
    .update(tenants)
    .set({ ...changed, version: version + 1 })
    .where(eq(tenants.id, shop.id))
    .returning()
  if (!row) throw new Error('The shop is gone.')
  return showShop(row)
}

/** Replaces the parts that are there. */
export async function changeShop(tx: Transaction, id: TenantId, version: number, change: Change) {
  const shop = await readShop(tx, id)
  const { names, colour, ...parts } = change
  const settings: TenantSettings = {
    ...shop.settings,
    ...parts,
    ...(colour && { homepage: { theme: { palette: { color: colour } } } }),
  }
  const named = names ? { nameKh: names.kh, nameEn: names.en } : {}
  return write(tx, shop, version, { ...named, settings })
}

/** Replaces its logo or its icon; without an icon the logo is it. */
export async function changeImage(
  tx: Transaction,
  id: TenantId,
  version: number,
  image: Pick<Tenant, 'logo'> | Pick<Tenant, 'icon'>,
) {
  return write(tx, await readShop(tx, id), version, image)
}
