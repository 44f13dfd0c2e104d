import { and, eq, gt } from 'drizzle-orm'
import type { TenantId, Transaction } from '../../db/database.ts'
import { accounts, oneTimeTokens } from '../../db/schema/accounts.ts'
import type { Account } from '../findAccount.ts'
import { minutesOf, type Purpose } from './lifetimes.ts'
import { randomSecret, secretHash } from './secrets.ts'

interface Issue {
  readonly tenant: TenantId
  readonly account: string
  readonly purpose: Exclude<Purpose, 'confirm'>
  readonly now: number
  newId(): string
}

/** A secret for a link in a letter. The one before, if any, is worth nothing any more. */
export async function issueLinkSecret(
  tx: Transaction,
  { tenant, account, purpose, now, newId }: Issue,
): Promise<string> {
  const secret = randomSecret()
  await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.accountId, account), eq(oneTimeTokens.purpose, purpose)))
  await tx.insert(oneTimeTokens).values({
    ...{ tenantId: tenant, id: newId(), accountId: account, purpose, hash: secretHash(secret) },
    expiresAt: new Date(now + minutesOf[purpose] * 60_000),
  })
  return secret
}

/** Uses up a secret from a link: answers its account once, and null ever after. */
export async function redeemLinkSecret(
  tx: Transaction,
  { secret, purpose, now }: { secret: string; purpose: Exclude<Purpose, 'confirm'>; now: number },
): Promise<Account | null> {
  const [token] = await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.hash, secretHash(secret)),
        eq(oneTimeTokens.purpose, purpose),
        gt(oneTimeTokens.expiresAt, new Date(now)),
      ),
    )
    .returning({ account: oneTimeTokens.accountId })
  if (!token) return null
  return (await tx.select().from(accounts).where(eq(accounts.id, token.account)).for('update'))[0] ?? null
}
