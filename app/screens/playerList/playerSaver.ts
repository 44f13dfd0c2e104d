import { type AccountPlayerFields, fieldsOfPlayer } from '../../../server/contract/players/players.ts'
import { addPlayer, changePlayer, readPlayers, removePlayer } from '../../panelkit/players/playerCalls.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { RequestError } from '../../session/api/useRequest.ts'
import { type BookRow, type BookRows, unsent } from './bookRows.ts'

/** Brings to the server what is shown: one request at a time for each player. */
interface PlayerSaver {
  /** Keeps what was changed; without a change, a player whom the server does not have yet. */
  save(id: string, change?: Partial<AccountPlayerFields>): void
  /** Deletes a player from the server after the row was removed; puts the row back at `index` if that fails. */
  remove(row: BookRow, index: number): void
  /** Forgets what waits to be kept. */
  clear(): void
}

interface PlayerSaverOptions {
  readonly client: Client
  readonly rows: BookRows
  onSaveFailed(error: RequestError): void
}

export function createPlayerSaver({ client, rows, onSaveFailed }: PlayerSaverOptions): PlayerSaver {
  /** What the server does not have yet of players that it knows. */
  const waiting = new Map<string, Partial<AccountPlayerFields>>()
  const turns = new Map<string, Promise<void>>()

  const inTurn = (id: string, work: () => Promise<void>): void => {
    turns.set(id, (turns.get(id) ?? Promise.resolve()).then(work))
  }

  const send = ({ player }: BookRow, change: Partial<AccountPlayerFields>) =>
    player.version === unsent
      ? addPlayer(client, { ...fieldsOfPlayer(player), id: player.id })
      : changePlayer(client, player, change)

  async function saveNow(id: string, isAgain = false): Promise<void> {
    const row = rows.find(id)
    const change = waiting.get(id)
    if (!row || (row.player.version !== unsent && !change)) return
    waiting.delete(id)
    const response = await send(row, change ?? {})
    const later = waiting.get(id)
    if (response.kind === 'ok') {
      // What was typed meanwhile stays, and is sent in its own turn.
      if (rows.find(id)) rows.put({ player: { ...response.value, ...later }, state: later ? 'saving' : 'saved' })
      return
    }
    if (change) waiting.set(id, { ...change, ...later })
    const code = response.kind === 'refused' ? response.code : null
    if (code === 'version-mismatch' && !isAgain && (await refresh(id))) return saveNow(id, true)
    if (code === 'not-found') {
      waiting.delete(id)
      rows.drop(id)
    } else rows.mark(id, 'unsaved')
    onSaveFailed(response)
  }

  /** Takes the version of a player that somebody has changed elsewhere; what was typed here wins. */
  async function refresh(id: string): Promise<boolean> {
    const response = await readPlayers(client)
    if (response.kind !== 'ok') return false
    const fresh = response.value.find(player => player.id === id)
    if (fresh && rows.find(id)) rows.put({ player: { ...fresh, ...waiting.get(id) }, state: 'saving' })
    return fresh !== undefined
  }

  async function removeNow(row: BookRow, index: number): Promise<void> {
    const { player } = row
    const response = await removePlayer(client, player.id)
    const isGone = response.kind === 'ok' || (response.kind === 'refused' && response.code === 'not-found')
    if (isGone || player.version === unsent) return
    if (!rows.find(player.id)) rows.insert(row, index)
    onSaveFailed(response)
  }

  return {
    save(id, change) {
      if (change) waiting.set(id, { ...waiting.get(id), ...change })
      inTurn(id, () => saveNow(id))
    },
    remove(row, index) {
      waiting.delete(row.player.id)
      inTurn(row.player.id, () => removeNow(row, index))
    },
    clear: () => waiting.clear(),
  }
}
