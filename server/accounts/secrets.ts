import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits for links and refresh tokens. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** Six digits, every one of the million as likely. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is kept of a secret. Random secrets need no salt and no slow hash. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Whether two hashes are equal, in a time that does not tell how much of them is. */
export function sameHash(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}
