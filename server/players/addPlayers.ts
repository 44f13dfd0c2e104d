import { and, count, eq, inArray } from 'drizzle-orm'
import { lockAccount } from '../accounts/account.ts'
import type { AccountPlayerFields } from '../contract/players/players.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { players } from '../db/schema/players.ts'
import { Problem } from '../http/problem.ts'

const maxPlayers = 5_000

interface Adding {
  readonly tenant: TenantId
  readonly account: string
  readonly at: Date
  readonly added: readonly (AccountPlayerFields & { readonly id: string })[]
}

/**
 * Adds players to a customer's list, all or none. Returns the added rows, without players whose id already exists.
 * @throws Problem `too-many-players`
 */
export async function addPlayers(tx: Transaction, { tenant, account, at, added }: Adding) {
  // Two concurrent lists must not both fit under the limit.
  await lockAccount(tx, account)
  const [has] = await tx.select({ players: count() }).from(players).where(eq(players.accountId, account))
  if ((has?.players ?? 0) + added.length > maxPlayers) {
    throw new Problem('too-many-players', { detail: `You can have up to ${maxPlayers} players. Delete some first.` })
  }
  // The times differ by a millisecond, so that the list keeps its order.
  const rows = added.map((one, index) => {
    const createdAt = new Date(at.getTime() + index)
    return { ...one, tenantId: tenant, accountId: account, createdAt, updatedAt: createdAt }
  })
  return tx.insert(players).values(rows).onConflictDoNothing().returning()
}

/** The identity of a player in a list. The number is compared as it is printed, so 07 is not 7. */
const keyOf = ({ name, number, team }: Pick<AccountPlayerFields, 'name' | 'number' | 'team'>): string =>
  JSON.stringify([name, number, team])

/**
 * Adds the players of a list that are new: nobody has their name, number and team, or their id. Duplicates in the list
 * are added once.
 *
 * @returns the ids of the added players
 * @throws Problem `too-many-players`; `id-taken` when an id belongs to another player
 */
export async function addAbsent(tx: Transaction, adding: Adding): Promise<ReadonlySet<string>> {
  // Lock before the lookup, because the same list may be sent twice at once.
  await lockAccount(tx, adding.account)
  const known = await knownKeys(tx, adding)
  const absent = adding.added.filter(one => {
    const isNew = !known.has(keyOf(one))
    known.add(keyOf(one))
    return isNew
  })
  if (absent.length === 0) return new Set()
  const added = new Set((await addPlayers(tx, { ...adding, added: absent })).map(({ id }) => id))
  const others = absent.map(({ id }) => id).filter(id => !added.has(id))
  if (others.length > 0) await refuseForeign(tx, adding.account, others)
  return added
}

async function knownKeys(tx: Transaction, { account, added }: Adding): Promise<Set<string>> {
  const names = added.map(({ name }) => name)
  const rows = await tx
    .select({ name: players.name, number: players.number, team: players.team })
    .from(players)
    .where(and(eq(players.accountId, account), inArray(players.name, names)))
  return new Set(rows.map(keyOf))
}

/** A player who was already added under this id stays unchanged. */
async function refuseForeign(tx: Transaction, account: string, ids: readonly string[]): Promise<void> {
  const own = and(inArray(players.id, [...ids]), eq(players.accountId, account))
  const rows = await tx.select({ id: players.id }).from(players).where(own)
  if (rows.length < new Set(ids).size) throw new Problem('id-taken')
}
