import {
  createState,
  type DesignDocument,
  detailsOf,
  type PatternFill,
  type State,
  type Tile,
  type TileOf,
  tileBook,
} from '../../../engine/index.ts'
import { addressOf } from '../../../server/contract/call.ts'
import { patternFileCall, patternVersion } from '../../../server/contract/resources.ts'
import { fetchOnce } from '../../device/fetchOnce.ts'

/** What draws patterns from geometry, and the list of all. */
export type PatternBook = typeof import('../../../engine/patternBook.ts')

/** Fetched by the first design that has a pattern beyond the book that every page has, or by the browser of patterns. */
export const fetchPatternBook: () => Promise<PatternBook> = fetchOnce(() => import('../../../engine/patternBook.ts'))

/** The tiles of patterns as they come. */
export interface PatternTiles {
  /** A new value when some have come. */
  readonly tileOf: State<TileOf>
  /** Patterns that could not be fetched, and those that there are not any more. */
  readonly missing: State<readonly string[]>
  /** Resolves when the patterns of a document have come, or have failed. */
  need(document: DesignDocument): Promise<void>
  /** Fetches again what could not be fetched. */
  retry(): Promise<void>
}

interface PatternOptions {
  fetch(address: string): Promise<Response>
}

/** The address of a pattern's file on the server. */
export const patternAddress = (id: string): string =>
  `${addressOf(patternFileCall, { params: { file: `${id}.svg` } })}?v=${patternVersion}`

export function createPatternTiles({ fetch }: PatternOptions): PatternTiles {
  const files = new Map<string, Tile>()
  const coming = new Map<string, Promise<void>>()
  const failed = new Set<string>()
  const missing = createState<readonly string[]>([])
  let book: PatternBook | null = null
  const tileOf = createState<TileOf>(() => null)
  /** A new function each time, so that what was drawn with the last one is drawn again. */
  const notify = (): void => {
    tileOf.set(fill => files.get(fill.id) ?? book?.drawTile({ id: fill.id, ...detailsOf(fill) }) ?? null)
  }
  const note = (): void => {
    if ([...failed].join() !== missing.current().join()) missing.set([...failed])
  }

  const bring = async (id: string): Promise<void> => {
    try {
      const known = await fetchPatternBook()
      const isNew = book === null
      book = known
      if (isNew) notify()
      if (!isFile(id)) {
        if (known.patternBook.some(entry => entry.id === id)) failed.delete(id)
        else failed.add(id)
        return
      }
      const response = await fetch(patternAddress(id))
      const tile = response.ok ? known.readTileFile(await response.text()) : null
      if (!tile) throw new Error(`The pattern ${id} did not load: ${response.status}.`)
      files.set(id, { id, ...tile })
      failed.delete(id)
      notify()
    } catch {
      failed.add(id)
    }
  }
  const bringOnce = (id: string): Promise<void> => {
    const known = coming.get(id) ?? bring(id).then(note)
    coming.set(id, known)
    return known
  }

  return {
    tileOf,
    missing,
    async need(document) {
      await Promise.all(patternsOf(document).map(bringOnce))
    },
    async retry() {
      const again = [...failed]
      for (const id of again) coming.delete(id)
      await Promise.all(again.map(bringOnce))
    },
  }
}

/** Drawn by others: a file of the server. */
const isFile = (id: string): boolean => /^(hero|motif)-/.test(id)

/** The patterns beyond the book that a document has in either version. */
export function patternsOf({ zones, goalkeeper }: Pick<DesignDocument, 'zones' | 'goalkeeper'>): readonly string[] {
  const fills = [...Object.values(zones), ...Object.values(goalkeeper.zones)].map(({ pattern }) => pattern)
  const ids = fills.filter((fill): fill is PatternFill => Boolean(fill)).map(({ id }) => id)
  return [...new Set(ids)].filter(id => id !== 'none' && tileBook.every(tile => tile.id !== id))
}
