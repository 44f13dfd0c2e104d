import { z } from 'zod'
import {
  type ImportAnswer,
  importAnswer,
  mostPlayersAtOnce,
  type Player,
  type PlayerChange,
  type PlayerFields,
  player,
  playerList,
} from '../../../server/contract/players/players.ts'
import type { Answer } from '../../session/api/answer.ts'
import type { AskServer } from '../../session/api/askServer.ts'

type IdentifiedPlayer = PlayerFields & { readonly id: string }

const nothing = z.undefined()
const at = (id: string): string => `/api/players/${id}`

/** The whole list of the customer, by team and as it was added. */
export async function readPlayers(ask: AskServer): Promise<Answer<readonly Player[]>> {
  const players: Player[] = []
  for (let page = 1; ; page++) {
    const path = `/api/players?pageSize=${mostPlayersAtOnce}&page=${page}`
    const answer = await ask({ method: 'GET', path, answer: playerList })
    if (answer.kind !== 'answered') return answer
    players.push(...answer.value.items)
    if (answer.value.items.length === 0 || players.length >= answer.value.total) {
      return { kind: 'answered', value: players }
    }
  }
}

/** Sent twice, a player is added once. */
export const addPlayer = (ask: AskServer, added: IdentifiedPlayer): Promise<Answer<Player>> =>
  ask({ method: 'POST', path: '/api/players', body: added, answer: player })

/** Refused as `version-mismatch` when the player was changed elsewhere since `version`. */
export const changePlayer = (
  ask: AskServer,
  { id, version }: Pick<Player, 'id' | 'version'>,
  change: PlayerChange,
): Promise<Answer<Player>> =>
  ask({ method: 'PATCH', path: at(id), headers: { 'if-match': `"${version}"` }, body: change, answer: player })

export const removePlayer = (ask: AskServer, id: string): Promise<Answer<undefined>> =>
  ask({ method: 'DELETE', path: at(id), answer: nothing })

/** Adds those of a list, in its order, who are not there yet: all of them or nobody. */
export const importPlayers = (ask: AskServer, rows: readonly PlayerFields[]): Promise<Answer<ImportAnswer>> =>
  ask({ method: 'POST', path: '/api/players/import', body: { rows }, answer: importAnswer })
