import { openCells } from './cells.ts'
import { copyOf, type Layout, putBack, type Table } from './layout.ts'
import { type Search, spotOnRoll } from './search.ts'
import { separate } from './separate.ts'

/** How much shorter the roll becomes after a success, at first and when it has become hard. */
const [firstStep, lastStep] = [0.02, 0.0015]

/** Moves the pieces onto shorter and shorter rolls, as long as the budget lasts. `layout` is changed; the best is another one. */
export function shorten(
  table: Table,
  layout: Layout,
  { budget, random }: Pick<Search, 'budget' | 'random'>,
  onShorter?: (length: number) => void,
): Layout {
  const weights = new Float64Array(layout.x.length ** 2)
  const search: Search = { table, layout, cells: openCells(table), weights, length: 0, random, budget }
  let best = copyOf(layout)
  let length = reachOf(table, best)
  let step = firstStep
  onShorter?.(length)
  while (budget.left > 0) {
    search.length = Math.max(longest(table), Math.floor(length * (1 - step)))
    weights.fill(1)
    if (search.length >= length) break
    squeeze(search)
    if (separate(search)) {
      best = copyOf(layout)
      length = reachOf(table, best)
    } else {
      step = Math.max(lastStep, step / 2)
      putBack(layout, best)
      if (step === lastStep) disturb(search)
    }
    onShorter?.(length)
  }
  return best
}

/** Puts what would lie beyond the end of the shorter roll onto it. */
function squeeze(search: Search): void {
  const { layout } = search
  for (let piece = 0; piece < layout.x.length; piece++) {
    const spot = spotOnRoll(search, layout.form[piece] ?? 0, layout.x[piece] ?? 0, layout.y[piece] ?? 0)
    layout.x[piece] = spot.x
    layout.y[piece] = spot.y
  }
}

/** Exchanges two pieces, so that the next try is another one. */
function disturb({ layout, random }: Search): void {
  const count = layout.x.length
  const [a, b] = [Math.floor(random() * count), Math.floor(random() * count)]
  for (const values of [layout.x, layout.y]) {
    const kept = values[a] ?? 0
    values[a] = values[b] ?? 0
    values[b] = kept
  }
}

const longest = ({ forms, kindOf, turnsOf }: Table): number =>
  Math.max(
    ...kindOf.map((kind, piece) =>
      Math.min(
        ...(turnsOf[piece] ?? []).map(quarters => {
          const bounds = forms[kind * 4 + quarters]?.bounds
          return bounds ? bounds.right - bounds.left : 0
        }),
      ),
    ),
  )

/** How far the pieces reach along the roll, in units. */
export function reachOf({ forms }: Table, { x, form }: Layout): number {
  return x.reduce((far, at, piece) => Math.max(far, at + (forms[form[piece] ?? 0]?.bounds.right ?? 0)), 0)
}
