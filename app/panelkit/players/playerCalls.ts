import { versionTag } from '../../../server/contract/call.ts'
import {
  type AccountPlayerFields,
  addPlayerCall,
  changePlayerCall,
  type ImportResponse,
  importPlayersCall,
  listPlayersCall,
  maxPlayersPerRequest,
  type Player,
  type PlayerChange,
  removePlayerCall,
} from '../../../server/contract/players/players.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'

type IdentifiedPlayer = AccountPlayerFields & { readonly id: string }

/** The whole list of the customer, by team and as it was added. */
export async function readPlayers(client: Client): Promise<ClientResponse<readonly Player[]>> {
  const players: Player[] = []
  for (let page = 1; ; page++) {
    const response = await client.send(listPlayersCall, { query: { pageSize: maxPlayersPerRequest, page } })
    if (response.kind !== 'ok') return response
    players.push(...response.value.items)
    if (response.value.items.length === 0 || players.length >= response.value.total) {
      return { kind: 'ok', value: players }
    }
  }
}

/** Sent twice, a player is added once. */
export const addPlayer = (client: Client, body: IdentifiedPlayer): Promise<ClientResponse<Player>> =>
  client.send(addPlayerCall, { body })

/** Refused as `version-mismatch` when the player was changed elsewhere since `version`. */
export const changePlayer = (
  client: Client,
  { id, version }: Pick<Player, 'id' | 'version'>,
  body: PlayerChange,
): Promise<ClientResponse<Player>> =>
  client.send(changePlayerCall, { params: { id }, headers: { 'if-match': versionTag(version) }, body })

export const removePlayer = (client: Client, id: string): Promise<ClientResponse<null>> =>
  client.send(removePlayerCall, { params: { id } })

/** Adds those of a list, in its order, who are not there yet: all of them or nobody. */
export const importPlayers = (
  client: Client,
  rows: readonly AccountPlayerFields[],
): Promise<ClientResponse<ImportResponse>> => client.send(importPlayersCall, { body: { rows: [...rows] } })
