import { and, eq, type InferSelectModel, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { designs } from '../db/schema/designs.ts'
import { Problem } from '../http/problem.ts'
import type { DesignWork } from './designWork.ts'
import type { Person } from './person.ts'

export type DesignRow = InferSelectModel<typeof designs>

export const ownedBy = ({ accountId, guestHash }: Person): SQL | undefined =>
  accountId === null ? eq(designs.guestHash, guestHash ?? '') : eq(designs.ownerId, accountId)

interface Wanted {
  readonly id: string
  readonly deleted?: boolean
  /** Nobody else changes it before this transaction ends. */
  readonly lock?: boolean
}

/** @throws Problem not-found, for other people's as well */
export const findOwn = (work: DesignWork, person: Person, wanted: Wanted): Promise<DesignRow> =>
  find(work, wanted, ownedBy(person))

/** Whoever asks was let in by something else than owning it. */
export const findAny = (work: DesignWork, wanted: Wanted): Promise<DesignRow> => find(work, wanted, undefined)

async function find({ tx }: DesignWork, { id, deleted, lock }: Wanted, whose: SQL | undefined): Promise<DesignRow> {
  const kept = deleted ? isNotNull(designs.deletedAt) : isNull(designs.deletedAt)
  const query = tx
    .select()
    .from(designs)
    .where(and(eq(designs.id, id), kept, whose))
  const [found] = await (lock ? query.for('update') : query)
  if (!found) throw new Problem('not-found')
  return found
}
