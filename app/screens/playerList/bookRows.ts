import { createState, type State } from '../../../engine/streams/index.ts'
import type { Player } from '../../../server/contract/players/players.ts'
import type { RequestError } from '../../session/api/useRequest.ts'

export interface BookRow {
  readonly player: Player
  /** Whether the server has it as it stands here. */
  readonly state: 'saved' | 'saving' | 'unsaved'
}

export type BookState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: RequestError }
  | { readonly kind: 'open'; readonly rows: readonly BookRow[] }

/** The version of a player whom no server has yet. */
export const unsent = 0

/** The list as it is shown, row by row. */
export interface BookRows {
  readonly state: State<BookState>
  all(): readonly BookRow[]
  find(id: string): BookRow | undefined
  /** Shows these and no others. */
  show(rows: readonly BookRow[]): void
  /** In the place of the row of the same player. */
  put(row: BookRow): void
  insert(row: BookRow, index: number): void
  drop(id: string): void
  mark(id: string, state: BookRow['state']): void
  load(): void
  fail(error: RequestError): void
}

export function createBookRows(): BookRows {
  const state = createState<BookState>({ kind: 'loading' })
  const all = (): readonly BookRow[] => {
    const known = state.current()
    return known.kind === 'open' ? known.rows : []
  }
  const find = (id: string) => all().find(({ player }) => player.id === id)
  const show = (rows: readonly BookRow[]) => state.set({ kind: 'open', rows })
  const put = (row: BookRow) => show(all().map(other => (other.player.id === row.player.id ? row : other)))
  return {
    state,
    all,
    find,
    show,
    put,
    insert: (row, index) => show(all().toSpliced(index, 0, row)),
    drop: id => show(all().filter(({ player }) => player.id !== id)),
    mark(id, now) {
      const row = find(id)
      if (row) put({ ...row, state: now })
    },
    load: () => state.set({ kind: 'loading' }),
    fail: error => state.set({ kind: 'failed', error }),
  }
}
