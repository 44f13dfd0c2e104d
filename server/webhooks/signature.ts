import { createHmac, randomBytes } from 'node:crypto'

/** A new key of signatures: 256 bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

/**
 * The value of `Kitloom-Signature`: the time of sending in seconds, which lets a receiver refuse old requests, and the
 * HMAC-SHA256 of `{time}.{body}` in hex.
 */
export function signWebhook(secret: string, body: string, now: number): string {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
