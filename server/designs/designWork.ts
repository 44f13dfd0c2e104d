import type { CommitMode, Database, Transaction } from '../db/database.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import { ReplayNeeded, type Replays } from './replay/replays.ts'

/** A transaction in a shop. Row-level security limits it to the shop's rows, so queries need no tenant filter. */
export interface DesignWork {
  readonly tx: Transaction
  readonly tenant: Tenant
  readonly now: Date
  readonly replays: Replays
  newId(): string
}

/** What the design calls need. */
export interface DesignServices {
  readonly database: Database
  readonly replays: Replays
  /** Milliseconds since 1970. */
  now(): number
  /** Creates a UUIDv7. */
  newId(): string
}

/** What draws the images that messengers show. */
export interface CardServices {
  readonly images: {
    /** A JPEG of 1200 × 630 pixels. */
    card(bytes: Uint8Array): Promise<Uint8Array | 'busy'>
  }
}

/** A transaction starts again for each log that it plays; lists play few at once. */
const maxReplays = 20

/**
 * Runs a transaction in a shop. It may run several times, each time from the beginning: logs are played between two
 * runs, because no transaction waits for anything but the database.
 */
export async function inShop<T>(
  { database, replays, now, newId }: DesignServices,
  tenant: Tenant,
  act: (work: DesignWork) => Promise<T>,
  commit: CommitMode = 'own',
): Promise<T> {
  for (let runs = 0; ; runs++) {
    try {
      const run = (tx: Transaction) => act({ tx, tenant, replays, now: new Date(now()), newId })
      return await database.asTenant(tenant.id, run, commit)
    } catch (error) {
      if (!(error instanceof ReplayNeeded) || runs === maxReplays) throw error
      await replays.run(error)
    }
  }
}
