import { chosenOf, pricesOf } from './coverage.ts'
import { fitInto } from './fitInto.ts'
import { unitsPerMm } from './forms.ts'
import { layFirst } from './layFirst.ts'
import { kindsOf, type Layout, longestOf, type Table, tableOfKinds } from './layout.ts'
import { proposal } from './proposals.ts'
import { coverOf, joint, leftOutAt, type Rows } from './rows.ts'
import type { Search } from './search.ts'
import { reachOf, shorten } from './shorten.ts'
import { kindsIn, type Strip } from './strips.ts'

type Ways = Pick<Search, 'budget' | 'random'>

/** Positions for each piece of a set: to find out whether it fits at all, ×3 with every further try, and to lay it more densely then. */
const [perTry, growing, tries, perFit] = [1000, 3, 3, 15_000]
/** How often pieces begin where they lay in another strip. */
const keptPlaces = 0.6
/**
 * How much of the roll a piece is believed to cover at least, for without a bound the first prices mean nothing, and how
 * much a strip may cover; as shares of what the best strip that is begun with covers.
 */
const [minCover, maxCover] = [0.92, 1.06]
/** By so much a strip may be longer than it is worth, in units: to be changed into others, to be priced, to be chosen. */
const missed = { changed: 5 * unitsPerMm, priced: 60 * unitsPerMm, chosen: 30 * unitsPerMm }
/** A strip counts only when it is shorter than it is worth by this much, in units. */
const gain = 1 * unitsPerMm

/**
 * Strips that together hold all pieces, and little of the roll: column generation (Gilmore, Gomory 1961). Strips that are
 * known give each piece its price, the length that one more of it would cost. Sets of pieces are proposed by changing
 * strips that are worth their length, and each is tried at once on the length that its prices allow.
 * @param begun strips that hold each row at least once
 * @returns strips as often as they are used; pieces beyond the demand may be on them, and some may be missing
 */
export function mixStrips(
  table: Table,
  rows: Rows,
  begun: readonly Strip[],
  { random, budget }: Ways,
  onPriced?: (length: number) => void,
): readonly Strip[] {
  const stock = new Map(begun.map(strip => [keyOf(kindsIn(strip), rows), strip]))
  const tried = new Map<string, number>()
  const cover = Math.max(...begun.map(({ laid, reach }) => areaOf(kindsOf(laid), rows) / (table.width * reach)))
  const leftOut = leftOutAt(cover * minCover, rows.areas, table)
  let market = priced(rows, leftOut, [...stock.values()], [...stock.values()])
  const mayFit = (kinds: readonly number[], length: number) =>
    areaOf(kinds, rows) <= length * table.width * cover * maxCover && longestOf(tableOfKinds(table, kinds)) <= length
  while (budget.left > 0) {
    const from = proposal(table, rows, market.worthy, random)
    budget.left -= from.form.length
    const kinds = kindsOf(from)
    const key = keyOf(kinds, rows)
    const length = Math.floor(worthOf(kinds, market.prices, rows)) + joint - gain
    const before = tried.get(key) ?? 0
    if (before >= tries || (stock.get(key)?.reach ?? length) < length || !mayFit(kinds, length)) continue
    tried.set(key, before + 1)
    const strip = tryStrip(table, from, length, perTry * growing ** before, { random, budget })
    if (!strip) continue
    stock.set(key, strip)
    market = priced(rows, leftOut, [...market.near, strip], [...stock.values()])
    onPriced?.(market.length)
  }
  return chosen(rows, [...stock.values()], market.prices)
}

/** Strips of the same rows are one: of two hands, and in any order. */
const keyOf = (kinds: readonly number[], { rowOf }: Rows): string =>
  kinds
    .map(kind => rowOf[kind] ?? 0)
    .sort((a, b) => a - b)
    .join()

const worthOf = (kinds: readonly number[], prices: readonly number[], { rowOf }: Rows): number =>
  kinds.reduce((sum, kind) => sum + (prices[rowOf[kind] ?? 0] ?? 0), 0)

interface Market {
  readonly prices: readonly number[]
  /** Those by which prices are found, and those that are about worth their length. */
  readonly near: readonly Strip[]
  readonly worthy: readonly Strip[]
  /** Of all pieces at these prices: when parts of strips could be used. */
  readonly length: number
}

/** @param leftOut what a piece of each row costs at most */
function priced(rows: Rows, leftOut: readonly number[], known: readonly Strip[], all: readonly Strip[]): Market {
  const { counts } = rows.demand
  const covers = known.map(strip => coverOf(strip, rows))
  const prices = pricesOf(covers, { counts, leftOut })
  const within = (limit: number) => all.filter(strip => missedBy(strip, prices, rows) < limit)
  const length = counts.reduce((sum, count, row) => sum + count * (prices[row] ?? 0), 0)
  return { prices, near: within(missed.priced), worthy: within(missed.changed), length }
}

const missedBy = (strip: Strip, prices: readonly number[], rows: Rows): number =>
  strip.reach - joint - worthOf(kindsIn(strip), prices, rows)

const areaOf = (kinds: readonly number[], { areas, rowOf }: Rows): number =>
  kinds.reduce((sum, kind) => sum + (areas[rowOf[kind] ?? 0] ?? 0), 0)

/** A set of pieces on a length, and then on a shorter one; null when they were not brought onto it. */
function tryStrip(whole: Table, from: Layout, length: number, each: number, { random, budget }: Ways): Strip | null {
  const kinds = kindsOf(from)
  const table = tableOfKinds(whole, kinds)
  const spend = (perPiece: number) => ({ random, budget: { left: perPiece * kinds.length } })
  const fitting = spend(each)
  const laid = random() < keptPlaces ? from : layFirst(table, fitting)
  const isLaid = fitInto(table, laid, length, fitting)
  budget.left -= each * kinds.length - fitting.budget.left
  if (!isLaid) return null
  const dense = shorten(table, laid, spend(perFit))
  budget.left -= perFit * kinds.length
  return { laid: dense, reach: reachOf(table, dense) }
}

function chosen(rows: Rows, all: readonly Strip[], prices: readonly number[]): readonly Strip[] {
  const near = all.filter(strip => missedBy(strip, prices, rows) < missed.chosen)
  const times = chosenOf(
    near.map(strip => coverOf(strip, rows)),
    rows.demand,
  )
  return near.flatMap((strip, at) => Array.from({ length: times[at] ?? 0 }, () => strip))
}
