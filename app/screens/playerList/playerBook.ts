import { createState, type State } from '../../../engine/streams/index.ts'
import type { Player, PlayerFields } from '../../../server/contract/players/player.ts'
import type { ImportAnswer } from '../../../server/contract/players/playerRequests.ts'
import {
  addPlayer,
  changePlayer,
  importPlayers,
  readPlayers,
  removePlayer,
} from '../../panelkit/players/playerCalls.ts'
import type { Answer } from '../../session/api/answer.ts'
import type { AskServer } from '../../session/api/askServer.ts'
import { fieldsOf } from './fieldsOf.ts'

export type Trouble = Exclude<Answer<unknown>, { kind: 'answered' }>

export interface BookRow {
  readonly player: Player
  /** Whether the server has it as it stands here. */
  readonly state: 'kept' | 'keeping' | 'unkept'
}

export type BookState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly trouble: Trouble }
  | { readonly kind: 'open'; readonly rows: readonly BookRow[] }

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

export interface PlayerBookOptions {
  readonly ask: AskServer
  newId(): string
  now(): number
  /** Something was not kept, and why. */
  notKept(trouble: Trouble): void
}

/** On no server yet. */
const unsent = 0

export function createPlayerBook({ ask, newId, now, notKept }: PlayerBookOptions): PlayerBook {
  const state = createState<BookState>({ kind: 'loading' })
  /** What the server does not have yet of players that it knows. */
  const waiting = new Map<string, Partial<PlayerFields>>()
  /** One question at a time for each player. */
  const turns = new Map<string, Promise<void>>()

  const rows = (): readonly BookRow[] => {
    const known = state.current()
    return known.kind === 'open' ? known.rows : []
  }
  const rowOf = (id: string) => rows().find(({ player }) => player.id === id)
  const show = (next: readonly BookRow[]) => state.set({ kind: 'open', rows: next })
  const put = (row: BookRow) => show(rows().map(other => (other.player.id === row.player.id ? row : other)))
  const without = (id: string) => rows().filter(({ player }) => player.id !== id)
  const mark = (id: string, now: BookRow['state']) => {
    const row = rowOf(id)
    if (row) put({ ...row, state: now })
  }

  const inTurn = (id: string, work: () => Promise<void>): Promise<void> => {
    const done = (turns.get(id) ?? Promise.resolve()).then(work)
    turns.set(id, done)
    return done
  }

  const keep = (id: string) => inTurn(id, () => keepNow(id))

  async function keepNow(id: string, isAgain = false): Promise<void> {
    const row = rowOf(id)
    const change = waiting.get(id)
    if (!row || (row.player.version !== unsent && !change)) return
    waiting.delete(id)
    const answer =
      row.player.version === unsent
        ? await addPlayer(ask, { ...fieldsOf(row.player), id })
        : await changePlayer(ask, row.player, change ?? {})
    const later = waiting.get(id)
    const shown = rowOf(id)
    if (answer.kind === 'answered') {
      // What was typed meanwhile stays, and is sent in its own turn.
      if (shown) put({ player: { ...answer.value, ...later }, state: later ? 'keeping' : 'kept' })
      return
    }
    if (change) waiting.set(id, { ...change, ...later })
    if (answer.kind === 'refused' && answer.code === 'version-mismatch' && !isAgain) {
      const isFresh = await refresh(id)
      if (isFresh) return keepNow(id, true)
    }
    if (answer.kind === 'refused' && answer.code === 'not-found') {
      waiting.delete(id)
      show(without(id))
    } else mark(id, 'unkept')
    notKept(answer)
  }

  /** Takes the version of a player that somebody has changed elsewhere; what was typed here wins. */
  async function refresh(id: string): Promise<boolean> {
    const answer = await readPlayers(ask)
    if (answer.kind !== 'answered') return false
    const fresh = answer.value.find(player => player.id === id)
    if (fresh && rowOf(id)) put({ player: { ...fresh, ...waiting.get(id) }, state: 'keeping' })
    return fresh !== undefined
  }

  /** The list as the server has it now; what is not kept yet stays as it stands here. */
  const beside = (fresh: readonly Player[]): readonly BookRow[] => {
    const open = rows().filter(row => row.state !== 'kept')
    const known = fresh.map(
      (player): BookRow => open.find(row => row.player.id === player.id) ?? { player, state: 'kept' },
    )
    return [...known, ...open.filter(({ player }) => !fresh.some(({ id }) => id === player.id))]
  }

  const remove = async (row: BookRow, index: number): Promise<void> => {
    const { player } = row
    const answer = await removePlayer(ask, player.id)
    const isGone = answer.kind === 'answered' || (answer.kind === 'refused' && answer.code === 'not-found')
    if (isGone || player.version === unsent) return
    if (!rowOf(player.id)) show(rows().toSpliced(index, 0, row))
    notKept(answer)
  }

  return {
    state,
    async load() {
      if (state.current().kind === 'failed') state.set({ kind: 'loading' })
      const answer = await readPlayers(ask)
      if (answer.kind !== 'answered') return state.set({ kind: 'failed', trouble: answer })
      waiting.clear()
      return show(answer.value.map(player => ({ player, state: 'kept' })))
    },
    add(fields) {
      const at = new Date(now()).toISOString()
      const player = { ...fields, id: newId(), version: unsent, createdAt: at, updatedAt: at }
      show([...rows(), { player, state: 'keeping' }])
      void keep(player.id)
    },
    change(id, fields) {
      const row = rowOf(id)
      if (!row) return
      put({ player: { ...row.player, ...fields }, state: 'keeping' })
      waiting.set(id, { ...waiting.get(id), ...fields })
      void keep(id)
    },
    remove(id) {
      const index = rows().findIndex(({ player }) => player.id === id)
      const row = rows()[index]
      if (!row) return () => {}
      show(without(id))
      waiting.delete(id)
      void inTurn(id, () => remove(row, index))
      return () => {
        if (rowOf(id)) return
        show(rows().toSpliced(index, 0, { player: { ...row.player, version: unsent }, state: 'keeping' }))
        void keep(id)
      }
    },
    async take(players) {
      // The server makes the ids: they keep the order of the list.
      const answer = await importPlayers(ask, players)
      if (answer.kind !== 'answered') return answer
      const all = await readPlayers(ask)
      if (all.kind === 'answered') show(beside(all.value))
      else state.set({ kind: 'failed', trouble: all })
      return answer
    },
    retry() {
      const unkept = rows().filter(row => row.state === 'unkept')
      for (const { player } of unkept) {
        mark(player.id, 'keeping')
        void keep(player.id)
      }
    },
  }
}
