import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// RFC 6238 with what all authenticator apps take for granted: SHA-1, six digits, 30 seconds.
const stepMs = 30_000
const digits = 6

/** A clock that is one step off, or somebody who types slowly. */
const drift = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, as long as the hash, in base32. */
export const randomTotpSecret = (): string => base32(randomBytes(20))

/** RFC 4648 without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map(sign => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** @param now milliseconds since 1970 */
export const totpStepAt = (now: number): number => Math.floor(now / stepMs)

/** The six digits of a step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0')
}

interface Attempt {
  readonly secret: string
  /** As it was typed, without spaces. */
  readonly code: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The last step whose code was used: that one and all before it are refused. */
  readonly lastStep: number
}

/** The step that a code is of; null for a wrong code and for one that was used. Every step is compared, in constant time. */
export function totpStepOf({ secret, code, now, lastStep }: Attempt): number | null {
  const typed = Buffer.from(code.padEnd(digits).slice(0, digits))
  const isLong = typed.length === digits && code.length === digits
  let found: number | null = null
  for (let step = totpStepAt(now) - drift; step <= totpStepAt(now) + drift; step += 1) {
    const expected = Buffer.from(totpCode(secret, step))
    const fits = timingSafeEqual(isLong ? typed : Buffer.alloc(digits), expected)
    if (fits && step > lastStep) found = step
  }
  return found
}

/** The address that an authenticator app reads from a QR code. */
export function totpAddress({ secret, shop, email }: Record<'secret' | 'shop' | 'email', string>): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shop)}`
}
