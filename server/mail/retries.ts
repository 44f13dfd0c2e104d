const firstWait = 5_000
const longestWait = 6 * 3_600_000

/** The maximum number of attempts, which take about a day and a half. */
export const maxAttempts = 18

/** Milliseconds until the next attempt: five seconds, doubling up to six hours. */
export const waitBeforeRetry = (attempts: number): number =>
  Math.min(longestWait, firstWait * 2 ** Math.min(Math.max(attempts, 1) - 1, 30))

interface Sweeping {
  /** Resolves when what is in progress is sent. */
  stop(): Promise<void>
}

/** Milliseconds between two polls of the outbox. */
const interval = 1_000

/** Polls the outbox every second: `sweep` sends what is due and returns how many it tried. */
export function startSweeping(sweep: () => Promise<number>, onError: (error: unknown) => void): Sweeping {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<void> = Promise.resolve()
  const run = async () => {
    try {
      while (!stopped && (await sweep()) > 0);
    } catch (error) {
      // The database may be unavailable; the next poll tries again.
      onError(error)
    }
    if (!stopped) timer = setTimeout(begin, interval)
  }
  const begin = () => {
    sweeping = run()
  }
  begin()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await sweeping
    },
  }
}
