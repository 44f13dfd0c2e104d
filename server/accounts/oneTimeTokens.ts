import { and, eq, gt } from 'drizzle-orm'
import type { TenantId, Transaction } from '../db/database.ts'
import { accounts, oneTimeTokens } from '../db/schema/accounts.ts'
import type { Account } from './account.ts'
import { randomCode, randomSecret, sameHash, secretHash } from './secrets.ts'

type Purpose = 'confirm' | 'reset' | 'unlock'

/** Minutes for which a mailed code or link can be used. */
export const minutesOf: Readonly<Record<Purpose, number>> = { confirm: 10, reset: 30, unlock: 24 * 60 }

/** Wrong codes after which a code is spent. */
const maxTries = 5

interface CodeIssue {
  readonly tenant: TenantId
  readonly account: string
  readonly now: number
  newId(): string
}

/** A new code for an account that is not confirmed. The one before is worth nothing any more. */
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

/** Whether it is the account's code. A right one is used up; five wrong ones spend it. */
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

/** A million codes are soon tried against a hash, whatever its kind: what protects them is that they live ten minutes and five tries. */
const codeHash = (account: string, code: string) => secretHash(`${account}:${code}`)

interface LinkIssue {
  readonly tenant: TenantId
  readonly account: string
  readonly purpose: Exclude<Purpose, 'confirm'>
  readonly now: number
  newId(): string
}

/** A secret for a link in an email. The one before, if any, is worth nothing any more. */
export async function issueLinkSecret(
  tx: Transaction,
  { tenant, account, purpose, now, newId }: LinkIssue,
): Promise<string> {
  const secret = randomSecret()
  await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.accountId, account), eq(oneTimeTokens.purpose, purpose)))
  await tx.insert(oneTimeTokens).values({
    tenantId: tenant,
    id: newId(),
    accountId: account,
    purpose,
    hash: secretHash(secret),
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
