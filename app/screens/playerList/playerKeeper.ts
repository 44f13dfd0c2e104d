import type { PlayerFields } from '../../../server/contract/players/players.ts'
import { addPlayer, changePlayer, readPlayers, removePlayer } from '../../panelkit/players/playerCalls.ts'
import type { Client } from '../../session/api/createClient.ts'
import { type BookRow, type BookRows, fieldsOf, type Trouble, unsent } from './bookRows.ts'

/** Brings to the server what is shown: one request at a time for each player. */
interface PlayerKeeper {
  /** Keeps what was changed; without a change, a player whom the server does not have yet. */
  keep(id: string, change?: Partial<PlayerFields>): void
  /** Takes a player off the server who is shown no more; shows him again at `index` if that fails. */
  remove(row: BookRow, index: number): void
  /** Forgets what waits to be kept. */
  clear(): void
}

interface PlayerKeeperOptions {
  readonly client: Client
  readonly rows: BookRows
  notKept(trouble: Trouble): void
}

export function createPlayerKeeper({ client, rows, notKept }: PlayerKeeperOptions): PlayerKeeper {
  /** What the server does not have yet of players that it knows. */
  const waiting = new Map<string, Partial<PlayerFields>>()
  const turns = new Map<string, Promise<void>>()

  const inTurn = (id: string, work: () => Promise<void>): void => {
    turns.set(id, (turns.get(id) ?? Promise.resolve()).then(work))
  }

  const send = ({ player }: BookRow, change: Partial<PlayerFields>) =>
    player.version === unsent
      ? addPlayer(client, { ...fieldsOf(player), id: player.id })
      : changePlayer(client, player, change)

  async function keepNow(id: string, isAgain = false): Promise<void> {
    const row = rows.find(id)
    const change = waiting.get(id)
    if (!row || (row.player.version !== unsent && !change)) return
    waiting.delete(id)
    const answer = await send(row, change ?? {})
    const later = waiting.get(id)
    if (answer.kind === 'answered') {
      // What was typed meanwhile stays, and is sent in its own turn.
      if (rows.find(id)) rows.put({ player: { ...answer.value, ...later }, state: later ? 'keeping' : 'kept' })
      return
    }
    if (change) waiting.set(id, { ...change, ...later })
    const code = answer.kind === 'refused' ? answer.code : null
    if (code === 'version-mismatch' && !isAgain && (await refresh(id))) return keepNow(id, true)
    if (code === 'not-found') {
      waiting.delete(id)
      rows.drop(id)
    } else rows.mark(id, 'unkept')
    notKept(answer)
  }

  /** Takes the version of a player that somebody has changed elsewhere; what was typed here wins. */
  async function refresh(id: string): Promise<boolean> {
    const answer = await readPlayers(client)
    if (answer.kind !== 'answered') return false
    const fresh = answer.value.find(player => player.id === id)
    if (fresh && rows.find(id)) rows.put({ player: { ...fresh, ...waiting.get(id) }, state: 'keeping' })
    return fresh !== undefined
  }

  async function removeNow(row: BookRow, index: number): Promise<void> {
    const { player } = row
    const answer = await removePlayer(client, player.id)
    const isGone = answer.kind === 'answered' || (answer.kind === 'refused' && answer.code === 'not-found')
    if (isGone || player.version === unsent) return
    if (!rows.find(player.id)) rows.insert(row, index)
    notKept(answer)
  }

  return {
    keep(id, change) {
      if (change) waiting.set(id, { ...waiting.get(id), ...change })
      inTurn(id, () => keepNow(id))
    },
    remove(row, index) {
      waiting.delete(row.player.id)
      inTurn(row.player.id, () => removeNow(row, index))
    },
    clear: () => waiting.clear(),
  }
}
