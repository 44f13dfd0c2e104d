import { and, count, eq, inArray } from 'drizzle-orm'
import { lockAccount } from '../accounts/account.ts'
import type { PlayerFields } from '../contract/players/players.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { players } from '../db/schema/players.ts'
import { Problem } from '../http/problem.ts'

const maxPlayers = 5_000

interface Adding {
  readonly tenant: TenantId
  readonly account: string
  readonly at: Date
  readonly added: readonly (PlayerFields & { readonly id: string })[]
}

/**
 * Adds players to a customer's list, all or none. Answers the rows; a player whose id is there already is not among them.
 * @throws Problem `too-many-players`
 */
export async function addPlayers(tx: Transaction, { tenant, account, at, added }: Adding) {
  // Two lists at once would each find room for themselves.
  await lockAccount(tx, account)
  const [has] = await tx.select({ players: count() }).from(players).where(eq(players.accountId, account))
  if ((has?.players ?? 0) + added.length > maxPlayers) {
    throw new Problem('too-many-players', { detail: `A list holds ${maxPlayers} players. Delete some first.` })
  }
  // A millisecond apart: a list stays in its order.
  const rows = added.map((one, index) => {
    const createdAt = new Date(at.getTime() + index)
    return { ...one, tenantId: tenant, accountId: account, createdAt, updatedAt: createdAt }
  })
  return tx.insert(players).values(rows).onConflictDoNothing().returning()
}

/** Who somebody is in a list. 07 is not 7: the number is what is printed. */
const keyOf = ({ name, number, team }: Pick<PlayerFields, 'name' | 'number' | 'team'>): string =>
  JSON.stringify([name, number, team])

/**
 * Adds those of a list who are not in the customer's yet: nobody has their name, number and team, and nobody their id.
 * Whoever stands in the list twice is added once.
 *
 * @returns the ids of those who were added
 * @throws Problem `too-many-players`; `id-taken` when an id is somebody else's
 */
export async function addAbsent(tx: Transaction, adding: Adding): Promise<ReadonlySet<string>> {
  // Before anybody is looked for: the same list may come twice at once.
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

/** Whoever was added by such an id before is left as he is. */
async function refuseForeign(tx: Transaction, account: string, ids: readonly string[]): Promise<void> {
  const own = and(inArray(players.id, [...ids]), eq(players.accountId, account))
  const rows = await tx.select({ id: players.id }).from(players).where(own)
  if (rows.length < new Set(ids).size) throw new Problem('id-taken')
}
