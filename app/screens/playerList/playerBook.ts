import type { State } from '../../../engine/streams/index.ts'
import type { AccountPlayerFields, ImportResponse, Player } from '../../../server/contract/players/players.ts'
import { importPlayers, readPlayers } from '../../panelkit/players/playerCalls.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { RequestError } from '../../session/api/useRequest.ts'
import { type BookRow, type BookState, createBookRows, unsent } from './bookRows.ts'
import { createPlayerSaver } from './playerSaver.ts'

/** The customer's list of players. What is done is seen at once and kept behind; what is not kept stays and can be tried again. */
export interface PlayerBook {
  readonly state: State<BookState>
  load(): Promise<void>
  add(fields: AccountPlayerFields): void
  change(id: string, fields: Partial<AccountPlayerFields>): void
  /** Gives back how to undo it. */
  remove(id: string): () => void
  /** Adds those of a list who are not there yet, all of them or nobody. */
  take(players: readonly AccountPlayerFields[]): Promise<ClientResponse<ImportResponse>>
  /** Keeps what could not be kept. */
  retry(): void
}

interface PlayerBookOptions {
  readonly client: Client
  newId(): string
  now(): number
  /** Something was not kept, and why. */
  onSaveFailed(error: RequestError): void
}

export function createPlayerBook({ client, newId, now, onSaveFailed }: PlayerBookOptions): PlayerBook {
  const rows = createBookRows()
  const saver = createPlayerSaver({ client, rows, onSaveFailed })
  return {
    state: rows.state,
    async load() {
      if (rows.state.current().kind === 'failed') rows.load()
      const response = await readPlayers(client)
      if (response.kind !== 'ok') return rows.fail(response)
      saver.clear()
      return rows.show(response.value.map(player => ({ player, state: 'saved' })))
    },
    add(fields) {
      const at = new Date(now()).toISOString()
      const player = { ...fields, id: newId(), version: unsent, createdAt: at, updatedAt: at }
      rows.insert({ player, state: 'saving' }, rows.all().length)
      saver.save(player.id)
    },
    change(id, fields) {
      const row = rows.find(id)
      if (!row) return
      rows.put({ player: { ...row.player, ...fields }, state: 'saving' })
      saver.save(id, fields)
    },
    remove(id) {
      const index = rows.all().findIndex(({ player }) => player.id === id)
      const row = rows.all()[index]
      if (!row) return () => {}
      rows.drop(id)
      saver.remove(row, index)
      return () => {
        if (rows.find(id)) return
        rows.insert({ player: { ...row.player, version: unsent }, state: 'saving' }, index)
        saver.save(id)
      }
    },
    async take(players) {
      // The server makes the ids: they keep the order of the list.
      const response = await importPlayers(client, players)
      if (response.kind !== 'ok') return response
      const all = await readPlayers(client)
      if (all.kind === 'ok') rows.show(beside(all.value, rows.all()))
      else rows.fail(all)
      return response
    },
    retry() {
      for (const { player, state } of rows.all()) {
        if (state !== 'unsaved') continue
        rows.mark(player.id, 'saving')
        saver.save(player.id)
      }
    },
  }
}

/** The list as the server has it now; what is not kept yet stays as it stands here. */
function beside(fresh: readonly Player[], shown: readonly BookRow[]): readonly BookRow[] {
  const open = shown.filter(({ state }) => state !== 'saved')
  const known = fresh.map(
    (player): BookRow => open.find(row => row.player.id === player.id) ?? { player, state: 'saved' },
  )
  return [...known, ...open.filter(({ player }) => !fresh.some(({ id }) => id === player.id))]
}
