import { randomUUID } from 'node:crypto'
import { desc, gt, type InferSelectModel, isNull, or, sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database, Transaction } from '../db/database.ts'
import { signingKeys } from '../db/schema/sessions.ts'

export const algorithm = 'ES256'

/** The keys of access tokens. */
export interface KeyRing {
  /** The key that signs now. */
  signing(): Promise<{ readonly kid: string; readonly key: CryptoKey }>
  /** The key that verifies tokens of that id, or null when there is none (any more). */
  verifying(kid: string): Promise<CryptoKey | null>
  /** Public halves of every key whose tokens may still be alive. */
  publicKeys(): Promise<readonly JWK[]>
}

interface Known {
  readonly kid: string
  readonly publicJwk: JWK
  readonly signing: CryptoKey
  readonly verifying: CryptoKey
}

/** Milliseconds after which the keys are read again, and the least time between two readings for an unknown key. */
const fresh = 60_000
const pause = 2_000

/** Keys kept in the database and shared by every process on it. The first use makes the first key. */
export function openKeyRing({ database, now }: { readonly database: Database; now(): number }): KeyRing {
  let known: Promise<readonly Known[]> | undefined
  let readAt = Number.NEGATIVE_INFINITY

  const read = () => {
    readAt = now()
    known = readKeys(database, now())
      .then(rows => Promise.all(rows.map(know)))
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
      if (!newest) throw new Error('There is no key that signs.')
      return { kid: newest.kid, key: newest.signing }
    },
    async verifying(kid) {
      const found = (await keys()).find(key => key.kid === kid)
      if (found) return found.verifying
      // Another process may have begun a new key. Unknown ids are anybody's to invent, hence the pause.
      if (now() - readAt < pause) return null
      return (await read()).find(key => key.kid === kid)?.verifying ?? null
    },
    publicKeys: async () => (await keys()).map(({ publicJwk }) => publicJwk),
  }
}

const know = async ({ id, publicJwk, privateJwk }: StoredKey): Promise<Known> => ({
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

/** Milliseconds for which a key that signs no more is still believed: longer than any token of its lives. */
const believedFor = 3_600_000

/** Any number; two servers that need a new key at once wait for each other on it. */
const turn = 7_215_011

/** The keys whose tokens may still be alive; the newest, which signs, comes first. Begins a new key when it is time. */
function readKeys(database: Database, now: number): Promise<readonly StoredKey[]> {
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

interface SigningKey {
  /** `kid` */
  readonly id: string
  readonly privateJwk: JWK & Readonly<Record<string, unknown>>
  readonly publicJwk: JWK & Readonly<Record<string, unknown>>
}

async function makeSigningKey(): Promise<SigningKey> {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const [privateHalf, publicHalf] = await Promise.all([exportJWK(pair.privateKey), exportJWK(pair.publicKey)])
  const id = randomUUID()
  const named = { kid: id, alg: algorithm, use: 'sig' }
  return { id, privateJwk: { ...privateHalf, ...named }, publicJwk: { ...publicHalf, ...named } }
}
