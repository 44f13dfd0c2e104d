import { type Layout, overlapOf, type Table } from './layout.ts'
import { touching } from './search.ts'

/** Pieces that were laid by themselves, and how far they reach along the roll. */
export interface Strip {
  readonly laid: Layout
  readonly reach: number
}

/** A strip with the pieces that lie as it says, in its order. */
export interface StripOfPieces {
  readonly strip: Strip
  readonly pieces: readonly number[]
}

/** How far a strip is moved back at once, in units, and how many pieces before it may be in its way. */
const [backBy, lookedAt] = [100, 30]

/** One strip behind the other, each as it lies or turned half round, and as far back as it goes. */
export function layStrips(table: Table, strips: readonly StripOfPieces[]): Layout {
  const count = table.kindOf.length
  const layout: Layout = { x: new Float64Array(count), y: new Float64Array(count), form: new Int32Array(count) }
  const there: number[] = []
  let end = 0
  for (const { strip, pieces } of strips) {
    const ways = mayTurn(table, pieces) ? [false, true] : [false]
    const backs = ways.map(isTurned => {
      put({ table, layout }, { strip, pieces }, { at: end, isTurned })
      return slidBack({ table, layout }, pieces, there.slice(-lookedAt))
    })
    const back = Math.max(...backs)
    put({ table, layout }, { strip, pieces }, { at: end - back, isTurned: ways[backs.indexOf(back)] ?? false })
    there.push(...pieces)
    end = Math.max(end, end - back + strip.reach)
  }
  return layout
}

const mayTurn = ({ turnsOf }: Table, pieces: readonly number[]): boolean =>
  pieces.every(piece => turnsOf[piece]?.every(turn => turnsOf[piece]?.includes((turn + 2) & 3)))

interface Lying {
  readonly table: Table
  readonly layout: Layout
}

function put({ table, layout }: Lying, { strip, pieces }: StripOfPieces, to: { at: number; isTurned: boolean }): void {
  for (const [index, piece] of pieces.entries()) {
    const [x, y, form] = [strip.laid.x[index] ?? 0, strip.laid.y[index] ?? 0, strip.laid.form[index] ?? 0]
    layout.x[piece] = to.at + (to.isTurned ? strip.reach - x : x)
    layout.y[piece] = to.isTurned ? table.width - y : y
    layout.form[piece] = to.isTurned ? (form & ~3) | ((form + 2) & 3) : form
  }
}

/** How far pieces go back until one of them meets another or the beginning of the roll. */
function slidBack(lying: Lying, pieces: readonly number[], there: readonly number[]): number {
  for (let by = 0; ; by += backBy) {
    for (const piece of pieces) lying.layout.x[piece] = (lying.layout.x[piece] ?? 0) - backBy
    if (pieces.some(piece => isInTheWay(lying, piece, there))) return by
  }
}

function isInTheWay({ table, layout: { x, y, form } }: Lying, piece: number, there: readonly number[]): boolean {
  const own = form[piece] ?? 0
  if ((x[piece] ?? 0) + (table.forms[own]?.bounds.left ?? 0) < 0) return true
  return there.some(other => {
    const [dx, dy] = [(x[piece] ?? 0) - (x[other] ?? 0), (y[piece] ?? 0) - (y[other] ?? 0)]
    return overlapOf(table, form[other] ?? 0, own, dx, dy) > touching
  })
}
