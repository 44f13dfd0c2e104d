import type { InferSelectModel } from 'drizzle-orm'
import { desc, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { signingKeys } from '../../db/schema/sessions.ts'
import { algorithm } from './keyRing.ts'
import { makeSigningKey } from './makeSigningKey.ts'

export type StoredKey = InferSelectModel<typeof signingKeys>

/** Milliseconds for which a key signs. */
export const signsFor = 30 * 24 * 3_600_000

/** Milliseconds for which a key that signs no more is still believed: longer than any token of its lives. */
export const believedFor = 3_600_000

/** Any number; two servers that need a new key at once wait for each other on it. */
const turn = 7_215_011

/** The keys whose tokens may still be alive; the newest, which signs, comes first. Begins a new key when it is time. */
export function readKeys(database: Database, now: number): Promise<readonly StoredKey[]> {
  return database.asHouse(async tx => {
    const keys = await aliveKeys(tx, now)
    if (!isDue(keys[0], now)) return keys
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`)
    if (isDue((await aliveKeys(tx, now))[0], now)) await beginKey(tx, now)
    return aliveKeys(tx, now)
  })
}

const isDue = (newest: StoredKey | undefined, now: number) =>
  newest === undefined || newest.retiredAt !== null || now >= newest.createdAt.getTime() + signsFor

const aliveKeys = (tx: Transaction, now: number) =>
  tx
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.expiresAt), gt(signingKeys.expiresAt, new Date(now))))
    .orderBy(desc(signingKeys.createdAt), desc(signingKeys.id))

async function beginKey(tx: Transaction, now: number): Promise<void> {
  await tx
    .update(signingKeys)
    .set({ retiredAt: new Date(now), expiresAt: new Date(now + believedFor) })
    .where(isNull(signingKeys.retiredAt))
  await tx.insert(signingKeys).values({ ...(await makeSigningKey()), algorithm, createdAt: new Date(now) })
  await tx.delete(signingKeys).where(sql`${signingKeys.expiresAt} < ${new Date(now).toISOString()}`)
}
