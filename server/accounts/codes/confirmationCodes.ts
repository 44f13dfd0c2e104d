import { and, eq } from 'drizzle-orm'
import type { TenantId, Transaction } from '../../db/database.ts'
import { oneTimeTokens } from '../../db/schema/accounts.ts'
import { minutesOf, mostTries } from './lifetimes.ts'
import { randomCode, sameHash, secretHash } from './secrets.ts'

interface Issue {
  readonly tenant: TenantId
  readonly account: string
  readonly now: number
  newId(): string
}

/** A new code for an account that is not confirmed. The one before is worth nothing any more. */
export async function issueCode(tx: Transaction, { tenant, account, now, newId }: Issue): Promise<string> {
  const code = randomCode()
  await tx.delete(oneTimeTokens).where(ofAccount(account))
  await tx.insert(oneTimeTokens).values({
    ...{ tenantId: tenant, id: newId(), accountId: account, purpose: 'confirm', hash: codeHash(account, code) },
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
  if (!token || now >= token.expiresAt.getTime() || token.attempts >= mostTries) return false
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
