import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { algorithm } from './keyRing.ts'

export interface SigningKey {
  /** `kid` */
  readonly id: string
  readonly privateJwk: JWK & Readonly<Record<string, unknown>>
  readonly publicJwk: JWK & Readonly<Record<string, unknown>>
}

export async function makeSigningKey(): Promise<SigningKey> {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const [privateHalf, publicHalf] = await Promise.all([exportJWK(pair.privateKey), exportJWK(pair.publicKey)])
  const id = randomUUID()
  const named = { kid: id, alg: algorithm, use: 'sig' }
  return { id, privateJwk: { ...privateHalf, ...named }, publicJwk: { ...publicHalf, ...named } }
}
