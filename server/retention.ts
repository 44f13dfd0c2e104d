import { deleteExpiredAccounts } from './accounts/accountRetention.ts'
import { endDesigns } from './designs/designRetention.ts'
import { deleteLooseFiles } from './files/fileRows.ts'
import { deleteOldEmails } from './mail/outbox.ts'
import type { Services } from './services.ts'
import { endUploads } from './uploads/uploadRetention.ts'

const hour = 60 * 60 * 1000

type Retention = Pick<Services, 'database' | 'files' | 'now'>

/** Deletes what has expired now and every hour. What fails is tried again an hour later. */
export function startRetention(services: Retention, onError: (error: unknown) => void) {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(() => deleteExpired(services, onError))
  }
  const timer = setInterval(run, hour)
  timer.unref()
  run()
  return {
    /** Ends after what is being deleted. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

const deletions: readonly ((services: Retention) => Promise<unknown>)[] = [
  endDesigns,
  endUploads,
  deleteLooseFiles,
  ({ database, now }) => database.asHouse(tx => deleteExpiredAccounts(tx, now())),
  ({ database, now }) => database.asHouse(tx => deleteOldEmails(tx, now())),
]

/** Deletes what has expired, in every shop, one kind after the other. What fails is told; the others go on. */
export async function deleteExpired(services: Retention, onError: (error: unknown) => void): Promise<void> {
  for (const remove of deletions) await remove(services).catch(onError)
}
