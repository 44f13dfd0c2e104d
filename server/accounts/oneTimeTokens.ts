import { and, eq, gt } from 'drizzle-orm'
import type { TenantId, Transaction } from '../db/database.ts'
import { accounts, oneTimeTokens } from '../db/schema/accounts.ts'
import type { Account } from './account.ts'
import { randomCode, randomSecret, sameHash, secretHash } from './secrets.ts'

type Purpose = 'confirm' | 'reset' | 'unlock'

/** Minutes until an emailed code or link expires. */
export const minutesOf: Readonly<Record<Purpose, number>> = { confirm: 10, reset: 30, unlock: 24 * 60 }

/** A code is invalid after this many wrong attempts. */
const maxTries = 5

interface CodeIssue {
  readonly tenant: TenantId
  readonly account: string
  readonly now: number
  newId(): string
}

/** Creates a confirmation code for an account. It replaces the previous one. */
export async function issueCode(tx: Transaction, { tenant, account, now, newId }: CodeIssue): Promise<string> {
  const code = randomCode()
  await tx.delete(oneTimeTokens).where(ofAccount(account))
  await tx.insert(oneTimeTokens).values({
    tenantId: tenant,
    id: newId(),
    accountId: account,
    purpose: 'confirm',
    hash: codeHash(account, code),
    expiresAt: new Date(now + minutesOf.confirm * 60_000),
  })
  return code
}

/** Checks a confirmation code. A correct one is consumed; five wrong attempts invalidate it. */
export async function redeemCode(
  tx: Transaction,
  { account, code, now }: { account: string; code: string; now: number },
): Promise<boolean> {
  const [token] = await tx.select().from(oneTimeTokens).where(ofAccount(account)).for('update')
  if (!token || now >= token.expiresAt.getTime() || token.attempts >= maxTries) return false
  if (sameHash(token.hash, codeHash(account, code))) {
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, token.id))
    return true
  }
  await tx
    .update(oneTimeTokens)
    .set({ attempts: token.attempts + 1 })
    .where(eq(oneTimeTokens.id, token.id))
  return false
}

const ofAccount = (account: string) => and(eq(oneTimeTokens.accountId, account), eq(oneTimeTokens.purpose, 'confirm'))

/** No hash protects one of a million codes. Their protection is that they last ten minutes and five attempts. */
const codeHash = (account: string, code: string) => secretHash(`${account}:${code}`)

interface LinkIssue {
  readonly tenant: TenantId
  readonly account: string
  readonly purpose: Exclude<Purpose, 'confirm'>
  /** Until it expires; what is usual for its purpose when it is not given. */
  readonly minutes?: number
  readonly now: number
  newId(): string
}

/** Creates a secret for a link in an email. It replaces the previous one. */
export async function issueLinkSecret(
  tx: Transaction,
  { tenant, account, purpose, minutes = minutesOf[purpose], now, newId }: LinkIssue,
): Promise<string> {
  const secret = randomSecret()
  await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.accountId, account), eq(oneTimeTokens.purpose, purpose)))
  await tx.insert(oneTimeTokens).values({
    tenantId: tenant,
    id: newId(),
    accountId: account,
    purpose,
    hash: secretHash(secret),
    expiresAt: new Date(now + minutes * 60_000),
  })
  return secret
}

/** Consumes the secret of a link: returns its account once, then null. */
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
