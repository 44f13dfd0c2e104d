import type { FastifyRequest, FastifyServerOptions } from 'fastify'

export interface Logging {
  readonly level: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Where log lines go; standard output by default. */
  readonly to?: { write(line: string): void }
}

/** Fields that are redacted wherever they appear in a log. */
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
  '["x-tracking-secret"]',
  '["otp-token"]',
  '["set-cookie"]',
]
const below = (name: string, depth: number) => `${'*.'.repeat(depth)}${name}`.replace('.[', '[')

/**
 * Logs with pino, one JSON object per line. Only the route of an address is logged, because addresses of shared designs
 * and of emails contain secrets.
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

interface Described {
  readonly [more: string]: unknown
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly cause?: Described
}

/**
 * An error without personal data: its origin, but no values. drizzle puts the values of a failed query into its
 * message, and PostgreSQL those of a row into its detail.
 */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'a non-error value was thrown', stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const stack = error.stack ?? ''
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...code,
    stack: stack.slice(stack.indexOf('\n    at ') + 1),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

const withoutValues = (message: string) => message.replace(/\n?params: .*$/s, '')
