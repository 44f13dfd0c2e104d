const first = 5_000
const longest = 6 * 3_600_000

/** Attempts after which a letter is given up: about a day and a half of trying. */
export const mostAttempts = 18

/** Milliseconds until the next attempt after that many failed ones: five seconds, then twice as long, six hours at most. */
export const waitBeforeRetry = (attempts: number): number =>
  Math.min(longest, first * 2 ** Math.min(Math.max(attempts, 1) - 1, 30))
