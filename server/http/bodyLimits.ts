/**
 * Bytes that a request may bring, by what it is. Logs and thumbnails have limits of their own beside their contracts,
 * uploads in `uploads/uploadLimits.ts`, files of players in `plugins/roster/`.
 */
export const bodyLimits = {
  /** Whatever says nothing else. */
  form: 64 * 1024,
  /** Five hundred players with everything that can be said of them. */
  players: 256 * 1024,
  /** An order of many teams is priced line by line. */
  quote: 1024 * 1024,
} as const
