/**
 * The maximum body sizes in bytes. Logs and thumbnails define theirs next to their contracts, images in `imageLimits`
 * of the engine, player files in `plugins/roster/`.
 */
export const bodyLimits = {
  /** The default. */
  form: 64 * 1024,
  /** Five hundred players with all their fields. */
  players: 256 * 1024,
  /** An order of many teams, which is priced line by line. */
  quote: 1024 * 1024,
  /** Ten designs for five hundred players each. */
  order: 2 * 1024 * 1024,
} as const

/** Timeouts in milliseconds, so that slow clients cannot occupy all connections. */
export const timeouts = {
  /** To receive a whole request: the largest image at 2 Mbit/s. */
  requestTimeout: 120_000,
  /** To handle a call; after that the client is told to try again. */
  handlerTimeout: 60_000,
  http: {
    /** To receive the headers. */
    headersTimeout: 15_000,
    /** Between two checks of both. */
    connectionsCheckingInterval: 5_000,
  },
} as const
