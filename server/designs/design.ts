import { createHash } from 'node:crypto'
import { and, eq, type InferSelectModel, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { designs } from '../db/schema/designs.ts'
import type { Principal } from '../http/principal.ts'
import { Problem } from '../http/problem.ts'
import type { DesignWork } from './designWork.ts'

export type DesignRow = InferSelectModel<typeof designs>

export const ownedBy = ({ accountId, guestHash }: Person): SQL | undefined =>
  accountId === null ? eq(designs.guestHash, guestHash ?? '') : eq(designs.ownerId, accountId)

interface Wanted {
  readonly id: string
  readonly deleted?: boolean
  /** Locks the design until the transaction ends. */
  readonly lock?: boolean
}

/** @throws Problem not-found, also for designs of other people */
export const findOwn = (work: DesignWork, person: Person, wanted: Wanted): Promise<DesignRow> =>
  find(work, wanted, ownedBy(person))

/** For callers whose access was checked in another way than ownership. */
export const findAny = (work: DesignWork, wanted: Wanted): Promise<DesignRow> => find(work, wanted, undefined)

async function find({ tx }: DesignWork, { id, deleted, lock }: Wanted, whose: SQL | undefined): Promise<DesignRow> {
  const saved = deleted ? isNotNull(designs.deletedAt) : isNull(designs.deletedAt)
  const query = tx
    .select()
    .from(designs)
    .where(and(eq(designs.id, id), saved, whose))
  const [found] = await (lock ? query.for('update') : query)
  if (!found) throw new Problem('not-found')
  return found
}

/** An owner of designs: a customer by account id, or a guest by the hash of the secret. */
export interface Person {
  /** The author of their entries, comments and ratings. */
  readonly author: string
  readonly accountId: string | null
  readonly guestHash: string | null
}

/** In hex. Secrets are long and random, so a fast hash is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

const guestOf = (secret: string): Person => {
  const guestHash = hashSecret(secret)
  return { author: guestHash, accountId: null, guestHash }
}

/** @throws Problem not-signed-in without a token and a guest secret */
export function personOf(principal: Principal): Person {
  if (principal.kind === 'guest') return guestOf(principal.secret)
  if (principal.kind === 'nobody') throw new Problem('not-signed-in')
  return { author: principal.account, accountId: principal.account, guestHash: null }
}

/** @throws Problem version-mismatch */
export function expectVersion({ version }: { readonly version: number }, expected: number): void {
  if (version !== expected) throw new Problem('version-mismatch')
}

export const etagOf = ({ version }: { readonly version: number }): string => `"${version}"`
