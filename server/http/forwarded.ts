import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The words that `TRUSTED_PROXIES` takes instead of addresses. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

interface Visitor {
  /** The host that the visitor asked for, without a port. */
  readonly hostname: string
  /** The network address of the visitor. */
  readonly address: string
}

/**
 * Who made a request that fastify does not see, such as that of a socket: as fastify's `trustProxy` finds it. Headers of
 * proxies that are not trusted are ignored.
 */
export function visitorReader(trustedProxies: readonly string[]): (request: IncomingMessage) => Visitor {
  const trusted = listOf(trustedProxies)
  const isTrusted = (address: string) =>
    isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return ({ headers, socket }) => {
    const nearest = plain(socket.remoteAddress ?? '')
    if (!isTrusted(nearest)) return { hostname: hostnameOf(headers.host), address: nearest }
    const passed = wordsOf(headers['x-forwarded-for']).map(plain)
    // The last one that is no proxy; what stands before it was written by the visitor.
    const address = passed.findLast(hop => !isTrusted(hop)) ?? passed[0] ?? nearest
    const host = wordsOf(headers['x-forwarded-host']).at(-1) ?? headers.host
    return { hostname: hostnameOf(host), address }
  }
}

function listOf(trustedProxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const part of trustedProxies.flatMap(name => named[name] ?? [name])) {
    const [address = '', bits] = part.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const wordsOf = (header: string | readonly string[] | undefined): readonly string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)

/** IPv4 written as IPv6 is the IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

function hostnameOf(host: string | undefined): string {
  const address = `http://${host ?? 'localhost'}`
  return URL.canParse(address) ? new URL(address).hostname : ''
}
