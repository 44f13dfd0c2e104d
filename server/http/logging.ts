import type { FastifyRequest, FastifyServerOptions } from 'fastify'

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

interface Described {
  readonly [more: string]: unknown
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly cause?: Described
}

/**
 * An error as the log may have it: where it came from, and nothing of what people sent. drizzle puts the values of
 * a failed query into its message, PostgreSQL those of a row into its detail.
 */
function describeError(error: unknown): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
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
