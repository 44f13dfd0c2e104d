import type { FastifyRequest } from 'fastify'
import { deviceName } from './deviceName.ts'

/** Where a request comes from. */
export interface Device {
  /** Such as `Firefox on Windows`. */
  readonly name: string
  readonly address: string
}

export const deviceOf = (request: FastifyRequest): Device => ({
  name: deviceName(request.headers['user-agent']),
  address: request.ip,
})
