import { deleteExpiredAccounts } from './accounts/accountRetention.ts'
import { endDesigns } from './designs/designRetention.ts'
import { deleteLooseFiles } from './files/fileRows.ts'
import { deleteOldEmails } from './mail/outbox.ts'
import { endRosterLinks } from './orders/selfEntry/rosterRetention.ts'
import type { Services } from './services.ts'
import { endUploads } from './uploads/uploadRetention.ts'

const hour = 60 * 60 * 1000

type Retention = Pick<Services, 'database' | 'files' | 'now'>

/** Deletes expired data now and every hour. Failed deletions are retried an hour later. */
export function startRetention(services: Retention, onError: (error: unknown) => void) {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(() => deleteExpired(services, onError))
  }
  const timer = setInterval(run, hour)
  timer.unref()
  run()
  return {
    /** Resolves when the current run is done. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

const deletions: readonly ((services: Retention) => Promise<unknown>)[] = [
  endDesigns,
  endUploads,
  endRosterLinks,
  deleteLooseFiles,
  ({ database, now }) => database.asSystem(tx => deleteExpiredAccounts(tx, now())),
  ({ database, now }) => database.asSystem(tx => deleteOldEmails(tx, now())),
]

/** Deletes expired data in every shop, one kind after the other. Errors are reported and do not stop the rest. */
export async function deleteExpired(services: Retention, onError: (error: unknown) => void): Promise<void> {
  for (const remove of deletions) await remove(services).catch(onError)
}
