import type { FastifyRequest } from 'fastify'
import type { Tenant } from '../tenants/tenant.ts'
import { type Device, deviceOf } from './device.ts'

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
