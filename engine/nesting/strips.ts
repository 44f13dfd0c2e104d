import { layFirst } from './layFirst.ts'
import { kindsOf, type Layout, overlapOf, type Table } from './layout.ts'
import { type Search, touching } from './search.ts'
import { reachOf, shorten } from './shorten.ts'

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

export const kindsIn = ({ laid }: Strip): readonly number[] => kindsOf(laid)

/** Positions that one try of a strip looks at: tries differ in what they find. */
export const perTry = 1e6

/** Pieces laid by themselves in several tries: the shortest strip of them. */
export function bestStrip(table: Table, { random, budget }: Pick<Search, 'budget' | 'random'>): Strip {
  const tries = Math.max(1, Math.round(budget.left / perTry))
  let best: Strip | null = null
  for (let tried = 0; tried < tries; tried++) {
    const part = { random, budget: { left: budget.left / tries } }
    const laid = shorten(table, layFirst(table, part), part)
    const reach = reachOf(table, laid)
    if (!best || reach < best.reach) best = { laid, reach }
  }
  if (!best) throw new Error('Nothing was tried.')
  return best
}

/** How far a strip is moved back at once, in units, and how many pieces before it may be in its way. */
const [backBy, lookedAt] = [100, 30]

/** Strips on the roll so far. */
interface Roll {
  readonly table: Table
  readonly layout: Layout
  readonly there: number[]
  end: number
}

/** One strip behind the other, each as it lies or turned half round, and as far back as it goes. */
export function layStrips(table: Table, strips: readonly StripOfPieces[]): Layout {
  const roll = openRoll(table)
  for (const strip of strips) add(roll, strip, bestPlace(roll, strip))
  return roll.layout
}

/** Strips in the order in which they lie within each other: after each comes the one that goes farthest back. */
export function layClosest(table: Table, strips: readonly StripOfPieces[]): Layout {
  const roll = openRoll(table)
  for (const left = [...strips]; left.length > 0; ) {
    const places = left.map(strip => bestPlace(roll, strip))
    const back = Math.max(...places.map(place => place.back))
    const at = places.findIndex(place => place.back === back)
    const [place, strip] = [places[at], left[at]]
    if (place && strip) add(roll, strip, place)
    left.splice(at, 1)
  }
  return roll.layout
}

function openRoll(table: Table): Roll {
  const count = table.kindOf.length
  const layout: Layout = { x: new Float64Array(count), y: new Float64Array(count), form: new Int32Array(count) }
  return { table, layout, there: [], end: 0 }
}

/** How far back from the end a strip goes, and which way round. */
interface Place {
  readonly back: number
  readonly isTurned: boolean
}

function bestPlace(roll: Roll, strip: StripOfPieces): Place {
  const ways = mayTurn(roll.table, strip.pieces) ? [false, true] : [false]
  const places = ways.map(isTurned => {
    put(roll, strip, { at: roll.end, isTurned })
    return { back: slidBack(roll, strip.pieces), isTurned }
  })
  return places.reduce((best, place) => (place.back > best.back ? place : best))
}

function add(roll: Roll, strip: StripOfPieces, { back, isTurned }: Place): void {
  put(roll, strip, { at: roll.end - back, isTurned })
  roll.there.push(...strip.pieces)
  roll.end = Math.max(roll.end, roll.end - back + strip.strip.reach)
}

const mayTurn = ({ turnsOf }: Table, pieces: readonly number[]): boolean =>
  pieces.every(piece => turnsOf[piece]?.every(turn => turnsOf[piece]?.includes((turn + 2) & 3)))

function put({ table, layout }: Roll, { strip, pieces }: StripOfPieces, to: { at: number; isTurned: boolean }): void {
  for (const [index, piece] of pieces.entries()) {
    const [x, y, form] = [strip.laid.x[index] ?? 0, strip.laid.y[index] ?? 0, strip.laid.form[index] ?? 0]
    layout.x[piece] = to.at + (to.isTurned ? strip.reach - x : x)
    layout.y[piece] = to.isTurned ? table.width - y : y
    layout.form[piece] = to.isTurned ? (form & ~3) | ((form + 2) & 3) : form
  }
}

/** How far pieces go back until one of them meets another or the beginning of the roll. */
function slidBack(roll: Roll, pieces: readonly number[]): number {
  const there = roll.there.slice(-lookedAt)
  for (let by = 0; ; by += backBy) {
    for (const piece of pieces) roll.layout.x[piece] = (roll.layout.x[piece] ?? 0) - backBy
    if (pieces.some(piece => isInTheWay(roll, piece, there))) return by
  }
}

function isInTheWay({ table, layout: { x, y, form } }: Roll, piece: number, there: readonly number[]): boolean {
  const own = form[piece] ?? 0
  if ((x[piece] ?? 0) + (table.forms[own]?.bounds.left ?? 0) < 0) return true
  return there.some(other => {
    const [dx, dy] = [(x[piece] ?? 0) - (x[other] ?? 0), (y[piece] ?? 0) - (y[other] ?? 0)]
    return overlapOf(table, form[other] ?? 0, own, dx, dy) > touching
  })
}
