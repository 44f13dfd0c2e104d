import type { Database } from '../db/database.ts'
import type { Mailer } from './mailer.ts'
import { sendDueLetters } from './sendDueLetters.ts'

interface Post {
  readonly database: Database
  readonly mailer: Mailer
  now(): number
  onError(error: unknown): void
}

export interface Postman {
  /** Ends after the letters that are on their way. */
  stop(): Promise<void>
}

/** Milliseconds between two looks into the outbox. */
const round = 1_000

/** Looks into the outbox every second and sends what is due. */
export function startPostman(post: Post): Postman {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let walking: Promise<void> = Promise.resolve()
  const walk = async () => {
    try {
      while (!stopped && (await sendDueLetters(post)) > 0);
    } catch (error) {
      // The database may be away; the next round tries again.
      post.onError(error)
    }
    if (!stopped) timer = setTimeout(begin, round)
  }
  const begin = () => {
    walking = walk()
  }
  begin()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await walking
    },
  }
}
