import { isIPv6 } from 'node:net'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { consume, type Limit, type Limits } from './limits.ts'

/** Limits requests by network address, before anything is looked up. */
export function limitAddresses(server: KitloomServer, limits: Limits): void {
  server.addHook('onRequest', request =>
    consume(limits, [`requests:${networkOf(request.ip)}`, requestLimits.fromAddress]),
  )
}

/** Limits requests by account, from any address; `request.principal` is already set. */
export function limitAccounts(server: KitloomServer, limits: Limits): void {
  server.addHook('onRequest', async ({ principal, tenant }) => {
    if (principal.kind === 'nobody' || principal.kind === 'guest') return
    await consume(limits, [`requests-of:${tenant.id}:${principal.account}`, requestLimits.ofAccount])
  })
}

const minute = 60_000

/** The general rate limits; single calls have stricter ones. Schools and offices share an address. */
export const requestLimits = {
  fromAddress: { max: 3_000, within: minute },
  ofAccount: { max: 600, within: minute },
} as const satisfies Readonly<Record<string, Limit>>

/**
 * The key that an address is counted under: itself, or the /64 of an IPv6 address, since one home owns all of it.
 * IPv4 written as IPv6 counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
