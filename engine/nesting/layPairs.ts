import { type Garment, garmentsByName, pairsOf } from './garments.ts'
import { type Layout, type Table, tableOfPieces } from './layout.ts'
import { type Pair, pairUp } from './pairUp.ts'
import type { Search } from './search.ts'
import { bestStrip, layStrips, perTry, type Strip, type StripOfPieces } from './strips.ts'

type Ways = Pick<Search, 'budget' | 'random'>

/** Shares of the effort: to find out which garments lie well beside each other, and to lay those that were chosen more densely. */
const [share, shareOfChosen] = [0.35, 0.5]
/** After each round pairs are chosen anew, by what they have become. */
const rounds = 3
/** Garments of fewer pairs lie as well one by one, and a pair that is hardly tried says nothing. */
const [minGarments, minPerPair] = [8, 0.4e6]

/** Whether there are garments enough of few enough types, and effort to compare them. */
export function canPair(
  table: Table,
  names: readonly (string | undefined)[],
  { budget }: Pick<Ways, 'budget'>,
): boolean {
  if (names.includes(undefined)) return false
  const garments = garmentsByName(table, names)
  return garments.length >= minGarments && (budget.left * share) / pairsOf(garments).length >= minPerPair
}

/**
 * A layout of many garments of a few types: all pairs of types are laid by themselves, the garments are put together in the
 * pairs that are short, those are laid more densely, and then all lie one behind the other.
 */
export function layPairs(
  table: Table,
  names: readonly (string | undefined)[],
  { budget, random }: Ways,
  onRound?: (length: number) => void,
): Layout {
  const garments = garmentsByName(table, names)
  const types = garments.map(({ type }) => type)
  const all = budget.left
  const strips = new Map<string, Strip>()
  const search = (laid: readonly number[], effort: number) => {
    const pieces = laid.flatMap(type => garments[types.indexOf(type)]?.pieces ?? [])
    const found = bestStrip(tableOfPieces(table, pieces), { random, budget: { left: effort } })
    const before = strips.get(laid.join())
    if (!before || found.reach < before.reach) strips.set(laid.join(), found)
    budget.left -= effort
  }
  const lengthOf = ([a, b]: Pair) => strips.get([Math.min(a, b), Math.max(a, b)].join())?.reach ?? 0
  const pairs = pairsOf(garments)
  for (const pair of pairs) search(pair, (all * share) / pairs.length)
  let chosen = pairUp(types, lengthOf, random)
  for (let round = 0; round < rounds; round++) {
    const distinct = [...new Map(chosen.map(pair => [pair.join(), pair])).values()]
    for (const pair of distinct) search(pair, (all * shareOfChosen) / rounds / distinct.length)
    chosen = pairUp(types, lengthOf, random)
    onRound?.(chosen.reduce((sum, pair) => sum + lengthOf(pair), 0))
  }
  const last = types.length % 2 === 1 ? types.at(-1) : undefined
  if (last !== undefined) search([last], perTry)
  return layStrips(table, withPieces(garments, last === undefined ? chosen : [...chosen, [last]], strips))
}

function withPieces(
  garments: readonly Garment[],
  chosen: readonly (readonly number[])[],
  strips: ReadonlyMap<string, Strip>,
): readonly StripOfPieces[] {
  const left = [...garments]
  return chosen.flatMap(types => {
    const strip = strips.get(types.join())
    const pieces = types.flatMap(type => {
      const at = left.findIndex(garment => garment.type === type)
      return left.splice(at, 1).flatMap(garment => garment.pieces)
    })
    return strip ? [{ strip, pieces }] : []
  })
}
