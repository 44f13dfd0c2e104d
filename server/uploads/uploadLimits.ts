/** Files of one request: all of them are in memory before any is kept. */
export const mostFiles = 4

/** What one person may keep in one shop. */
export const room = {
  guest: { files: 30, bytes: 100_000_000 },
  customer: { files: 500, bytes: 2_000_000_000 },
  admin: { files: 5_000, bytes: 20_000_000_000 },
} as const
