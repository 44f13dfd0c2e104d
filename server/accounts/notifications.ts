import { eq } from 'drizzle-orm'
import { type NotificationSettings, notificationSettings, usualNotifications } from '../contract/accounts/settings.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { accountNotifications as table } from '../db/schema/accounts.ts'

/** The notification settings of an account; other rooms read them before they send an email. */
export async function readNotifications(tx: Transaction, account: string): Promise<NotificationSettings> {
  const [row] = await tx.select().from(table).where(eq(table.id, account))
  return notificationSettings.parse({ ...usualNotifications, ...row?.settings })
}

export async function saveNotifications(
  tx: Transaction,
  {
    tenant,
    account,
    settings,
    now,
  }: { tenant: TenantId; account: string; settings: NotificationSettings; now: number },
): Promise<void> {
  const changed = { settings, updatedAt: new Date(now) }
  await tx
    .insert(table)
    .values({ tenantId: tenant, id: account, ...changed })
    .onConflictDoUpdate({ target: [table.tenantId, table.id], set: changed })
}
