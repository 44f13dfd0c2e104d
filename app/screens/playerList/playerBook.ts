import type { State } from '../../../engine/streams/index.ts'
import type { ImportAnswer, Player, PlayerFields } from '../../../server/contract/players/players.ts'
import { importPlayers, readPlayers } from '../../panelkit/players/playerCalls.ts'
import type { Answer } from '../../session/api/answer.ts'
import type { Client } from '../../session/api/createClient.ts'
import { type BookRow, type BookState, createBookRows, type Trouble, unsent } from './bookRows.ts'
import { createPlayerKeeper } from './playerKeeper.ts'

/** The customer's list of players. What is done is seen at once and kept behind; what is not kept stays and can be tried again. */
export interface PlayerBook {
  readonly state: State<BookState>
  load(): Promise<void>
  add(fields: PlayerFields): void
  change(id: string, fields: Partial<PlayerFields>): void
  /** Gives back how to undo it. */
  remove(id: string): () => void
  /** Adds those of a list who are not there yet, all of them or nobody. */
  take(players: readonly PlayerFields[]): Promise<Answer<ImportAnswer>>
  /** Keeps what could not be kept. */
  retry(): void
}

interface PlayerBookOptions {
  readonly client: Client
  newId(): string
  now(): number
  /** Something was not kept, and why. */
  notKept(trouble: Trouble): void
}

export function createPlayerBook({ client, newId, now, notKept }: PlayerBookOptions): PlayerBook {
  const rows = createBookRows()
  const keeper = createPlayerKeeper({ client, rows, notKept })
  return {
    state: rows.state,
    async load() {
      if (rows.state.current().kind === 'failed') rows.load()
      const answer = await readPlayers(client)
      if (answer.kind !== 'answered') return rows.fail(answer)
      keeper.clear()
      return rows.show(answer.value.map(player => ({ player, state: 'kept' })))
    },
    add(fields) {
      const at = new Date(now()).toISOString()
      const player = { ...fields, id: newId(), version: unsent, createdAt: at, updatedAt: at }
      rows.insert({ player, state: 'keeping' }, rows.all().length)
      keeper.keep(player.id)
    },
    change(id, fields) {
      const row = rows.find(id)
      if (!row) return
      rows.put({ player: { ...row.player, ...fields }, state: 'keeping' })
      keeper.keep(id, fields)
    },
    remove(id) {
      const index = rows.all().findIndex(({ player }) => player.id === id)
      const row = rows.all()[index]
      if (!row) return () => {}
      rows.drop(id)
      keeper.remove(row, index)
      return () => {
        if (rows.find(id)) return
        rows.insert({ player: { ...row.player, version: unsent }, state: 'keeping' }, index)
        keeper.keep(id)
      }
    },
    async take(players) {
      // The server makes the ids: they keep the order of the list.
      const answer = await importPlayers(client, players)
      if (answer.kind !== 'answered') return answer
      const all = await readPlayers(client)
      if (all.kind === 'answered') rows.show(beside(all.value, rows.all()))
      else rows.fail(all)
      return answer
    },
    retry() {
      for (const { player, state } of rows.all()) {
        if (state !== 'unkept') continue
        rows.mark(player.id, 'keeping')
        keeper.keep(player.id)
      }
    },
  }
}

/** The list as the server has it now; what is not kept yet stays as it stands here. */
function beside(fresh: readonly Player[], shown: readonly BookRow[]): readonly BookRow[] {
  const open = shown.filter(({ state }) => state !== 'kept')
  const known = fresh.map(
    (player): BookRow => open.find(row => row.player.id === player.id) ?? { player, state: 'kept' },
  )
  return [...known, ...open.filter(({ player }) => !fresh.some(({ id }) => id === player.id))]
}
