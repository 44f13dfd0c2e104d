import { importJWK, type JWK } from 'jose'
import type { Database } from '../../db/database.ts'
import { algorithm, type KeyRing } from './keyRing.ts'
import { readKeys, type StoredKey } from './readKeys.ts'

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
