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
export function describeError(error: unknown): Described {
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
