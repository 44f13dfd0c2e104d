import { lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { rosterLinks } from '../../db/schema/rosterLinks.ts'

const day = 24 * 60 * 60 * 1000

/** Days after its end that a link is kept, so that its owner can still decide what players entered. */
const keptDays = 30

/** Deletes links that ended 30 days ago with what players entered, in every shop. */
export const endRosterLinks = ({ database, now }: { readonly database: Database; now(): number }): Promise<unknown> =>
  database.asSystem(tx => tx.delete(rosterLinks).where(lt(rosterLinks.expiresAt, new Date(now() - keptDays * day))))
