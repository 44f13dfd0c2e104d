import { and, eq, inArray } from 'drizzle-orm'
import { accountRoles, accounts } from '../../db/schema/accounts.ts'
import { type EmailPlan, writeEmail } from '../../mail/email.ts'
import { enqueueEmail } from '../../mail/outbox.ts'
import type { DesignWork } from '../designWork.ts'
import type { DesignRow } from '../findDesign.ts'
import type { AboutDesign } from './designLetters.ts'

interface Telling {
  readonly design: Pick<DesignRow, 'name'>
  readonly note?: string
  write(about: AboutDesign): EmailPlan
}

/** A letter to the account that owns the design. */
export const tellOwner = async (work: DesignWork, accountId: string | null, telling: Telling): Promise<void> =>
  accountId === null ? undefined : post(work, [accountId], telling)

/** A letter to everybody who reviews designs for the shop. */
export async function tellProvider(work: DesignWork, telling: Telling): Promise<void> {
  const admins = await work.tx
    .select({ id: accountRoles.accountId })
    .from(accountRoles)
    .where(and(eq(accountRoles.client, 'console'), eq(accountRoles.role, 'ADMIN')))
  await post(
    work,
    admins.map(({ id }) => id),
    telling,
  )
}

async function post(work: DesignWork, ids: readonly string[], { design, note = '', write }: Telling): Promise<void> {
  if (ids.length === 0) return
  const { tx, tenant, now, newId } = work
  const people = await tx
    .select({ email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), eq(accounts.status, 'active')))
  for (const { email, language } of people) {
    const shop = language === 'kh' ? tenant.nameKh : tenant.nameEn
    const written = writeEmail(email, language, write({ language, shop, design: design.name, note }))
    await enqueueEmail(tx, { tenant: tenant.id, id: newId(), email: written, now: now.getTime() })
  }
}
