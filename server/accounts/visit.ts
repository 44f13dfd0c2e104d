import type { FastifyRequest } from 'fastify'
import type { Tenant } from '../db/schema/tenants.ts'

/** Which shop is visited, from where. */
export interface Visit {
  readonly tenant: Tenant
  readonly device: Device
  /** How the request says it reached us. Anybody may say anything here. */
  readonly asked: { readonly protocol: string; readonly hostname: string; readonly host: string }
}

export const visitOf = (request: FastifyRequest): Visit => ({
  tenant: request.tenant,
  device: deviceOf(request),
  asked: { protocol: request.protocol, hostname: request.hostname.toLowerCase(), host: request.host.toLowerCase() },
})

/** Where a request comes from. */
export interface Device {
  /** Such as `Firefox on Windows`. */
  readonly name: string
  readonly address: string
}

const deviceOf = (request: FastifyRequest): Device => ({
  name: deviceName(request.headers['user-agent']),
  address: request.ip,
})

// Order matters: Edge and Opera call themselves Chrome too, Chrome calls itself Safari, Android calls itself Linux.
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

/** Such as `Firefox on Windows`, from a User-Agent header; good enough for somebody to know his own devices. */
export function deviceName(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, 512)
  const browser = nameIn(browsers, agent)
  const system = nameIn(systems, agent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
