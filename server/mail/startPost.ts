import type { Services } from '../services.ts'
import { startPostman } from './startPostman.ts'

/** Sends letters while the server runs, if there is somewhere to send them; ends with what was opened for them. */
export function startPost(
  { database, mailer, limits, now }: Pick<Services, 'database' | 'mailer' | 'limits' | 'now'>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const postman = mailer && startPostman({ database, mailer, now, onError })
  return {
    async stop() {
      await postman?.stop()
      mailer?.close()
      limits.close()
    },
  }
}
