import { versionTag } from '../../../server/contract/call.ts'
import {
  addPlayerCall,
  changePlayerCall,
  type ImportAnswer,
  importPlayersCall,
  listPlayersCall,
  mostPlayersAtOnce,
  type Player,
  type PlayerChange,
  type PlayerFields,
  removePlayerCall,
} from '../../../server/contract/players/players.ts'
import type { Answer } from '../../session/api/answer.ts'
import type { Client } from '../../session/api/createClient.ts'

type IdentifiedPlayer = PlayerFields & { readonly id: string }

/** The whole list of the customer, by team and as it was added. */
export async function readPlayers(client: Client): Promise<Answer<readonly Player[]>> {
  const players: Player[] = []
  for (let page = 1; ; page++) {
    const answer = await client.send(listPlayersCall, { query: { pageSize: mostPlayersAtOnce, page } })
    if (answer.kind !== 'answered') return answer
    players.push(...answer.value.items)
    if (answer.value.items.length === 0 || players.length >= answer.value.total) {
      return { kind: 'answered', value: players }
    }
  }
}

/** Sent twice, a player is added once. */
export const addPlayer = (client: Client, body: IdentifiedPlayer): Promise<Answer<Player>> =>
  client.send(addPlayerCall, { body })

/** Refused as `version-mismatch` when the player was changed elsewhere since `version`. */
export const changePlayer = (
  client: Client,
  { id, version }: Pick<Player, 'id' | 'version'>,
  body: PlayerChange,
): Promise<Answer<Player>> =>
  client.send(changePlayerCall, { params: { id }, headers: { 'if-match': versionTag(version) }, body })

export const removePlayer = (client: Client, id: string): Promise<Answer<null>> =>
  client.send(removePlayerCall, { params: { id } })

/** Adds those of a list, in its order, who are not there yet: all of them or nobody. */
export const importPlayers = (client: Client, rows: readonly PlayerFields[]): Promise<Answer<ImportAnswer>> =>
  client.send(importPlayersCall, { body: { rows: [...rows] } })
