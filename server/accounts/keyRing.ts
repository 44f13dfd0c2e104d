import { randomUUID } from 'node:crypto'
import { desc, gt, type InferSelectModel, isNull, or, sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database, Transaction } from '../db/database.ts'
import { signingKeys } from '../db/schema/sessions.ts'

export const algorithm = 'ES256'

/** The keys that sign and verify access tokens. */
export interface KeyRing {
  /** The current signing key. */
  signing(): Promise<{ readonly kid: string; readonly key: CryptoKey }>
  /** The public key with this id, or null when there is none. */
  verifying(kid: string): Promise<CryptoKey | null>
  /** The public keys whose tokens may still be valid. */
  publicKeys(): Promise<readonly JWK[]>
}

interface Known {
  readonly kid: string
  readonly publicJwk: JWK
  readonly signing: CryptoKey
  readonly verifying: CryptoKey
}

/** Milliseconds after which the keys are read again, and the minimum time between two reads for an unknown key. */
const fresh = 60_000
const pause = 2_000

/** Keys that are stored in the database and shared by every process. The first use creates the first key. */
export function openKeyRing({ database, now }: { readonly database: Database; now(): number }): KeyRing {
  let known: Promise<readonly Known[]> | undefined
  let readAt = Number.NEGATIVE_INFINITY

  const read = () => {
    readAt = now()
    known = readKeys(database, now())
      .then(rows => Promise.all(rows.map(importKey)))
      .catch(error => {
        known = undefined
        throw error
      })
    return known
  }
  const keys = () => (known && now() - readAt < fresh ? known : read())

  return {
    async signing() {
      const [newest] = await keys()
      if (!newest) throw new Error('There is no active signing key.')
      return { kid: newest.kid, key: newest.signing }
    },
    async verifying(kid) {
      const found = (await keys()).find(key => key.kid === kid)
      if (found) return found.verifying
      // Another process may have created a new key. Anybody can invent unknown ids, hence the minimum interval.
      if (now() - readAt < pause) return null
      return (await read()).find(key => key.kid === kid)?.verifying ?? null
    },
    publicKeys: async () => (await keys()).map(({ publicJwk }) => publicJwk),
  }
}

const importKey = async ({ id, publicJwk, privateJwk }: StoredKey): Promise<Known> => ({
  kid: id,
  publicJwk,
  signing: await cryptoKey(privateJwk),
  verifying: await cryptoKey(publicJwk),
})

async function cryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm)
  if (key instanceof Uint8Array) throw new Error(`The key ${jwk.kid ?? ''} is not of the kind ${algorithm}.`)
  return key
}

type StoredKey = InferSelectModel<typeof signingKeys>

/** Milliseconds for which a key signs. */
const signsFor = 30 * 24 * 3_600_000

/** Milliseconds for which a retired key still verifies tokens: longer than any of its tokens lives. */
const believedFor = 3_600_000

/** An arbitrary lock number, so that only one server at a time creates a key. */
const turn = 7_215_011

/** The keys whose tokens may still be valid, the signing key first. Creates a new signing key when it is due. */
function readKeys(database: Database, now: number): Promise<readonly StoredKey[]> {
  return database.asSystem(async tx => {
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
  await tx.insert(signingKeys).values({ ...(await createSigningKey()), algorithm, createdAt: new Date(now) })
  await tx.delete(signingKeys).where(sql`${signingKeys.expiresAt} < ${new Date(now).toISOString()}`)
}

interface SigningKey {
  /** `kid` */
  readonly id: string
  readonly privateJwk: JWK & Readonly<Record<string, unknown>>
  readonly publicJwk: JWK & Readonly<Record<string, unknown>>
}

async function createSigningKey(): Promise<SigningKey> {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const [privateHalf, publicHalf] = await Promise.all([exportJWK(pair.privateKey), exportJWK(pair.publicKey)])
  const id = randomUUID()
  const named = { kid: id, alg: algorithm, use: 'sig' }
  return { id, privateJwk: { ...privateHalf, ...named }, publicJwk: { ...publicHalf, ...named } }
}
