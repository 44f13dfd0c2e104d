/**
 * Bytes that a request may bring, by what it is. Logs and thumbnails have limits of their own beside their contracts,
 * pictures in `pictureLimits` of the engine, files of players in `plugins/roster/`.
 */
export const bodyLimits = {
  /** Whatever says nothing else. */
  form: 64 * 1024,
  /** Five hundred players with everything that can be said of them. */
  players: 256 * 1024,
  /** An order of many teams is priced line by line. */
  quote: 1024 * 1024,
} as const

/** Milliseconds that the server waits. Whoever sends a byte a minute must not hold a place that others need. */
export const timeouts = {
  /** Until all of a request has come: the largest picture at 2 Mbit/s. */
  requestTimeout: 120_000,
  /** Until a call has answered; the caller is told to try again then. */
  handlerTimeout: 60_000,
  http: {
    /** Until the headers have come. */
    headersTimeout: 15_000,
    /** Between two looks at both. */
    connectionsCheckingInterval: 5_000,
  },
} as const
