import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Creates 256 random bits for links and refresh tokens. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** Creates six digits; all combinations are equally likely. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The hash of a secret. Random secrets need neither a salt nor a slow hash. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}
