import type { Services } from '../services.ts'
import { clearExpired } from './clearExpired.ts'

const hour = 60 * 60 * 1000

/** Clears now and every hour. What fails is tried again an hour later. */
export function clearHourly(services: Pick<Services, 'database' | 'files' | 'now'>, onError: (error: unknown) => void) {
  let clearing = Promise.resolve()
  const clear = () => {
    clearing = clearing.then(() => clearExpired(services, onError))
  }
  const timer = setInterval(clear, hour)
  timer.unref()
  clear()
  return {
    /** Ends with what is being cleared. */
    async stop() {
      clearInterval(timer)
      await clearing
    },
  }
}
