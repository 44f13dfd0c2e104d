import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Whoever knows the token, or asks on this machine itself: not by way of a proxy that stands on it. */
export function mayScrape({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (given !== undefined) return token !== null && timingSafeEqual(hashOf(given), hashOf(token))
  const passedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(name => headers[name] !== undefined)
  return !passedOn && (ip === '::1' || /^(::ffff:)?127\./.test(ip))
}
