import { openCells } from './cells.ts'
import { copyOf, type Layout, longestOf, putBack, type Table } from './layout.ts'
import { type Search, spotOnRoll } from './search.ts'
import { separate } from './separate.ts'

/** How much shorter the roll becomes after a success, at first and when it has become hard. */
const steps = { first: 0.02, last: 0.0015 }
/** On a long roll the pieces at the end seldom reach a gap far back, so it is shortened in small steps at any place. */
const stepsOfLong = { first: 0.002, last: 0.0005 }
/** A roll is long when its length is more than so many times its width. */
const longFrom = 8

type Ways = Pick<Search, 'budget' | 'random'> & {
  /** So many of the first pieces stay where they lie. */
  readonly fixed?: number
}

/** Moves the pieces onto shorter and shorter rolls, as long as the budget lasts. `layout` is changed; the best is another one. */
export function shorten(
  table: Table,
  layout: Layout,
  { budget, random, fixed = 0 }: Ways,
  onShorter?: (length: number) => void,
): Layout {
  const weights = new Float64Array(layout.x.length ** 2)
  const search: Search = { table, layout, cells: openCells(table), weights, fixed, length: 0, random, budget }
  let best = copyOf(layout)
  let length = reachOf(table, best)
  const isLong = length > longFrom * table.width
  const { first, last } = isLong ? stepsOfLong : steps
  let step = first
  onShorter?.(length)
  while (budget.left > 0) {
    search.length = Math.max(longestOf(table), Math.floor(length * (1 - step)))
    weights.fill(1)
    if (search.length >= length) break
    if (isLong) shift(search, random() * length, length - search.length)
    squeeze(search)
    if (separate(search)) {
      best = copyOf(layout)
      length = reachOf(table, best)
    } else {
      step = Math.max(last, step / 2)
      putBack(layout, best)
      if (step === last && !isLong) disturb(search)
    }
    onShorter?.(length)
  }
  return best
}

/** Moves all that lies beyond a place back along the roll. */
function shift({ table, layout }: Search, cut: number, by: number): void {
  for (let piece = 0; piece < layout.x.length; piece++) {
    const bounds = table.forms[layout.form[piece] ?? 0]?.bounds
    const middle = (layout.x[piece] ?? 0) + ((bounds?.left ?? 0) + (bounds?.right ?? 0)) / 2
    if (middle > cut) layout.x[piece] = (layout.x[piece] ?? 0) - by
  }
}

/** Puts what would lie beyond the end of the shorter roll onto it. */
function squeeze(search: Search): void {
  const { layout, fixed } = search
  for (let piece = fixed; piece < layout.x.length; piece++) {
    const spot = spotOnRoll(search, layout.form[piece] ?? 0, layout.x[piece] ?? 0, layout.y[piece] ?? 0)
    layout.x[piece] = spot.x
    layout.y[piece] = spot.y
  }
}

/** Exchanges two pieces, so that the next try is another one. */
function disturb({ layout, random, fixed }: Search): void {
  const count = layout.x.length - fixed
  const [a, b] = [fixed + Math.floor(random() * count), fixed + Math.floor(random() * count)]
  for (const values of [layout.x, layout.y]) {
    const kept = values[a] ?? 0
    values[a] = values[b] ?? 0
    values[b] = kept
  }
}

/** How far the pieces reach along the roll, in units. */
export function reachOf({ forms }: Table, { x, form }: Layout): number {
  return x.reduce((far, at, piece) => Math.max(far, at + (forms[form[piece] ?? 0]?.bounds.right ?? 0)), 0)
}
