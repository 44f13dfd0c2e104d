import { type Garment, garmentsByName, pairsOf } from './garments.ts'
import { withHands } from './hands.ts'
import { type Layout, type Table, tableOfPieces } from './layout.ts'
import { mixStrips } from './mixStrips.ts'
import { rowsOf } from './rows.ts'
import type { Search } from './search.ts'
import { bestStrip, kindsIn, layClosest, type Strip, type StripOfPieces } from './strips.ts'
import { twinsOf } from './twins.ts'

type Ways = Pick<Search, 'budget' | 'random'>

/** How much of the effort goes to strips: the rest is for the marker as a whole. */
const share = 0.86
/** Positions for each pair of garments that is begun with, and how many there have to be for each kind of pieces. */
const [perPair, perKind] = [0.3e6, 1.3e6]
/** Fewer garments lie as well one by one. */
const minGarments = 8

/** Whether there are garments enough of few enough types, all turned alike and half round too, and effort for them. */
export function canMix(
  table: Table,
  names: readonly (string | undefined)[],
  { budget }: Pick<Ways, 'budget'>,
): boolean {
  if (names.includes(undefined)) return false
  const [first = []] = table.turnsOf
  const areAlike = table.turnsOf.every(turns => turns.join() === first.join())
  const mayTurn = first.every(turn => first.includes((turn + 2) & 3))
  return (
    areAlike &&
    mayTurn &&
    garmentsByName(table, names).length >= minGarments &&
    budget.left >= perKind * table.kinds.length
  )
}

/**
 * A layout of many garments of a few types, whose pieces are mixed: those that lie well together share a strip, whatever
 * garment they are of. The strips lie one within the other.
 */
export function layMixed(
  table: Table,
  names: readonly (string | undefined)[],
  { budget, random }: Ways,
  onPriced?: (length: number) => void,
): Layout {
  const garments = garmentsByName(table, names)
  const twins = twinsOf(table)
  const rows = rowsOf(table, garments, twins)
  const own = { random, budget: { left: budget.left * share } }
  budget.left -= own.budget.left
  const mixed = mixStrips(table, rows, begunWith(table, garments, own), own, onPriced)
  const strips = withPieces(table, withHands({ table, twins }, mixed, own))
  budget.left += Math.min(0, own.budget.left)
  const held = new Set(strips.flatMap(({ pieces }) => pieces))
  const left = table.kindOf.flatMap((_, piece) => (held.has(piece) ? [] : [piece]))
  if (left.length === 0) return layClosest(table, strips)
  const last = bestStrip(tableOfPieces(table, left), { random, budget: { left: perPair } })
  return layClosest(table, [...strips, { strip: last, pieces: left }])
}

/** All pairs of garments that can be made. */
function begunWith(table: Table, garments: readonly Garment[], { random, budget }: Ways): readonly Strip[] {
  const piecesOf = (type: number) => garments.find(garment => garment.type === type)?.pieces ?? []
  return pairsOf(garments).map(types => {
    budget.left -= perPair
    const own = tableOfPieces(table, types.flatMap(piecesOf))
    return bestStrip(own, { random, budget: { left: perPair } })
  })
}

/** Puts the job's pieces onto the strips, each where one of its kind may lie. Places that stay empty are dropped. */
function withPieces(table: Table, strips: readonly Strip[]): readonly StripOfPieces[] {
  const left = table.kinds.map((_, kind) => table.kindOf.flatMap((own, piece) => (own === kind ? [piece] : [])))
  return strips.flatMap(strip => {
    const pieces = kindsIn(strip).map(kind => left[kind]?.shift())
    const kept = pieces.flatMap((piece, at) => (piece === undefined ? [] : [at]))
    const of = (values: Float64Array | Int32Array) => kept.map(at => values[at] ?? 0)
    const laid = {
      x: Float64Array.from(of(strip.laid.x)),
      y: Float64Array.from(of(strip.laid.y)),
      form: Int32Array.from(of(strip.laid.form)),
    }
    const own = pieces.filter(piece => piece !== undefined)
    return own.length > 0 ? [{ strip: { laid, reach: strip.reach }, pieces: own }] : []
  })
}
