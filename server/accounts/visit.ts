import type { FastifyRequest } from 'fastify'
import type { Tenant } from '../db/schema/tenants.ts'
import { networkOf } from '../limits/limitRequests.ts'
import { randomSecret } from './secrets.ts'

/** The shop and the client of a request. */
export interface Visit {
  readonly tenant: Tenant
  readonly device: Device
  /** The host of the request, which can be forged. */
  readonly requested: { readonly protocol: string; readonly hostname: string; readonly host: string }
}

export const visitOf = (request: FastifyRequest): Visit => ({
  tenant: request.tenant,
  device: deviceOf(request),
  requested: { protocol: request.protocol, hostname: request.hostname.toLowerCase(), host: request.host.toLowerCase() },
})

/** The client of a request. */
export interface Device {
  /** Such as `Firefox on Windows`. */
  readonly name: string
  readonly address: string
  /** What limits count: the address, or the /64 of an IPv6 address. */
  readonly network: string
  /** What the browser keeps in a cookie; a new one until it is remembered. */
  readonly secret: string
}

const deviceOf = (request: FastifyRequest): Device => ({
  name: deviceName(request.headers['user-agent']),
  address: request.ip,
  network: networkOf(request.ip),
  secret: deviceSecretOf(request),
})

/** The cookie that holds the secret of a browser. */
export const deviceCookie = 'kitloom_device'

function deviceSecretOf({ headers }: FastifyRequest): string {
  const found = new RegExp(`(?:^|;\\s*)${deviceCookie}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')
  return found?.[1] ?? randomSecret()
}

// The order matters: Edge and Opera also claim to be Chrome, Chrome to be Safari, and Android to be Linux.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (list: readonly (readonly [RegExp, string])[], agent: string) =>
  list.find(([mark]) => mark.test(agent))?.[1]

/** A name such as `Firefox on Windows` from a User-Agent header; good enough for people to recognise their devices. */
export function deviceName(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, 512)
  const browser = nameIn(browsers, agent)
  const system = nameIn(systems, agent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
