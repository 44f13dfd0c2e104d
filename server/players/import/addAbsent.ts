import { and, eq, inArray } from 'drizzle-orm'
import { lockAccount } from '../../accounts/account.ts'
import type { PlayerFields } from '../../contract/players/players.ts'
import type { Transaction } from '../../db/database.ts'
import { players } from '../../db/schema/players.ts'
import { Problem } from '../../http/problem.ts'
import { type Adding, addPlayers } from '../addPlayers.ts'

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
