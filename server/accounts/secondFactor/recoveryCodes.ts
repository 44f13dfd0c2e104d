import { randomBytes } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { TenantId, Transaction } from '../../db/database.ts'
import { recoveryCodes } from '../../db/schema/staff.ts'
import { secretHash } from '../secrets.ts'
import { base32 } from './totp.ts'

const codeCount = 10

/** 80 random bits: `ABCD-EFGH-IJKL-MNOP`. */
const randomRecoveryCode = (): string => base32(randomBytes(10)).match(/.{4}/g)?.join('-') ?? ''

const hashOf = (account: string, code: string) => secretHash(`${account}:${code}`)

interface Of {
  readonly tenant: TenantId
  readonly account: string
}

/** Replaces the recovery codes of an account. Only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, { tenant, account }: Of): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, randomRecoveryCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account))
  await tx
    .insert(recoveryCodes)
    .values(codes.map(code => ({ tenantId: tenant, accountId: account, hash: hashOf(account, bare(code)) })))
  return codes
}

/** What counts of a typed code. */
const bare = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Consumes a recovery code. */
export async function redeemRecoveryCode(
  tx: Transaction,
  { account, code, now }: { readonly account: string; readonly code: string; readonly now: number },
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date(now) })
    .where(
      and(
        eq(recoveryCodes.accountId, account),
        eq(recoveryCodes.hash, hashOf(account, bare(code))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash })
  return used.length === 1
}

export async function recoveryCodesLeft(tx: Transaction, account: string): Promise<number> {
  const [left] = await tx
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, account), isNull(recoveryCodes.usedAt)))
  return left?.count ?? 0
}
