import { BlockList, isIP, isIPv6 } from 'node:net'

const closed = new BlockList()

/** Everything that IANA lists as not globally reachable, and the ways to write such IPv4 addresses as IPv6. */
const closedIPv4 = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'] as const),
  ...(['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'] as const),
  ...(['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'] as const),
  ...(['224.0.0.0/4', '240.0.0.0/4'] as const),
]
const closedIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']
for (const network of closedIPv4) addTo(network, 'ipv4')
for (const network of closedIPv6) addTo(network, 'ipv6')

function addTo(network: string, family: 'ipv4' | 'ipv6') {
  const [base = '', bits] = network.split('/')
  closed.addSubnet(base, Number(bits), family)
}

/** The only IPv6 addresses that are given out today. */
const globalIPv6 = new BlockList()
globalIPv6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet: no loopback, private, link-local or reserved one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  if (!isIPv6(address)) return !closed.check(address, 'ipv4')
  return globalIPv6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
