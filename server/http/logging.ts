import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { describeError } from './describeError.ts'

export interface Logging {
  readonly level: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Where lines go; the standard output unless given. */
  readonly to?: { write(line: string): void }
}

/** What nobody may read in a log, wherever somebody puts it. */
const secret = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'token',
  'access_token',
  'refresh_token',
  'secret',
  'guestSecret',
  'otp',
  '["x-guest-secret"]',
  '["otp-token"]',
  '["set-cookie"]',
]
const below = (name: string, depth: number) => `${'*.'.repeat(depth)}${name}`.replace('.[', '[')

/**
 * pino, a line of JSON each. Of an address only the route is written: designs are shared by addresses that are keys,
 * and mails carry tokens in theirs.
 */
export const loggerOf = ({ level, to }: Logging): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        ...(to === undefined ? {} : { stream: to }),
        redact: secret.flatMap(name => [0, 1, 2, 3].map(depth => below(name, depth))),
        serializers: {
          err: describeError,
          req: (request: FastifyRequest) => ({
            method: request.method,
            route: request.routeOptions?.url ?? 'none',
            host: request.hostname,
            from: request.ip,
          }),
        },
      }
