/** Milliseconds that the server waits. Whoever sends a byte a minute must not hold a place that others need. */
export const patience = {
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
