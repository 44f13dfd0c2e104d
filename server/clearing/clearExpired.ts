import { clearAccounts } from '../accounts/accountRetention.ts'
import { endDesigns } from '../designs/endDesigns.ts'
import { clearLooseFiles } from '../files/clearLooseFiles.ts'
import { clearLetters } from '../mail/clearLetters.ts'
import type { Services } from '../services.ts'
import { endUploads } from '../uploads/endUploads.ts'

type Clearing = Pick<Services, 'database' | 'files' | 'now'>

const clearings: readonly ((services: Clearing) => Promise<unknown>)[] = [
  endDesigns,
  endUploads,
  clearLooseFiles,
  ({ database, now }) => database.asHouse(tx => clearAccounts(tx, now())),
  ({ database, now }) => database.asHouse(tx => clearLetters(tx, now())),
]

/** Deletes what has expired, in every shop, one kind after the other. What fails is told; the others go on. */
export async function clearExpired(services: Clearing, onError: (error: unknown) => void): Promise<void> {
  for (const clear of clearings) await clear(services).catch(onError)
}
