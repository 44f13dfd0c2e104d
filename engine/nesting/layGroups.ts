import { unitsPerMm } from './forms.ts'
import { layFirst } from './layFirst.ts'
import { type Layout, partOf, putAt, type Table } from './layout.ts'
import type { Search } from './search.ts'
import { reachOf, shorten } from './shorten.ts'

/** Pieces that are laid together, and how much of the effort goes to that: a search over a whole long roll finds little. */
const [perGroup, share] = [24, 0.9]

/** The least number of positions that one try of a group looks at: tries differ in what they find. */
const perTry = 2e6

/** A group may lie between pieces of the groups before that end within so much of the last, in units. */
const lookedBack = 900 * unitsPerMm

type Ways = Pick<Search, 'budget' | 'random'>

/**
 * A layout of many pieces: groups of them, in their order, each laid densely against what lies there already. Of several
 * tries the one is taken that ends first.
 */
export function layGroups(
  table: Table,
  garments: readonly (string | undefined)[],
  ways: Ways,
  onGroup?: (length: number) => void,
): Layout {
  const count = table.kindOf.length
  const ends = endsOfGroups(garments)
  if (ends.length < 2) return layFirst(table, ways)
  const whole: Layout = { x: new Float64Array(count), y: new Float64Array(count), form: new Int32Array(count) }
  const all = ways.budget.left * share
  let from = 0
  for (const to of ends) {
    const budget = (all * (to - from)) / count
    putAt(whole, bestOfGroup(table, whole, { from, to }, { random: ways.random, budget: { left: budget } }), from)
    ways.budget.left -= budget
    onGroup?.(reachOf(table, partOf(whole, 0, to)))
    from = to
  }
  return whole
}

/** The pieces from one up to another. */
interface Group {
  readonly from: number
  readonly to: number
}

function bestOfGroup(table: Table, whole: Layout, { from, to }: Group, { random, budget }: Ways): Layout {
  const { forms } = table
  const rightOf = (piece: number) => (whole.x[piece] ?? 0) + (forms[whole.form[piece] ?? 0]?.bounds.right ?? 0)
  const before = numbers(0, from)
  const end = before.reduce((far, piece) => Math.max(far, rightOf(piece)), 0)
  const start = Math.max(0, end - lookedBack)
  const there = before.filter(piece => rightOf(piece) > start)
  const pieces = [...there, ...numbers(from, to)]
  const of = <Value>(values: readonly Value[]) => pieces.flatMap(piece => values.slice(piece, piece + 1))
  const own = { ...table, kindOf: of(table.kindOf), turnsOf: of(table.turnsOf) }
  const fixed = there.length
  const lying: Layout = {
    x: Float64Array.from(there, piece => (whole.x[piece] ?? 0) - start),
    y: Float64Array.from(there, piece => whole.y[piece] ?? 0),
    form: Int32Array.from(there, piece => whole.form[piece] ?? 0),
  }
  const tries = Math.max(1, Math.floor(budget.left / perTry))
  let best: { readonly laid: Layout; readonly reach: number } | null = null
  for (let tried = 0; tried < tries; tried++) {
    const part = { random, budget: { left: budget.left / tries }, fixed }
    const laid = shorten(own, layFirst(own, part, lying), part)
    const reach = reachOf(own, laid)
    if (!best || reach < best.reach) best = { laid, reach }
  }
  const { x, y, form } = partOf(best?.laid ?? whole, fixed, pieces.length)
  return { x: x.map(at => at + start), y, form }
}

/** Where groups end: whole garments each, of about `perGroup` pieces. Pieces of no garment are all of one group. */
function endsOfGroups(garments: readonly (string | undefined)[]): readonly number[] {
  const groups = Math.round(garments.length / perGroup)
  const ends: number[] = []
  for (let group = 1; group < groups; group++) {
    let end = Math.round((group * garments.length) / groups)
    while (end < garments.length && garments[end] === garments[end - 1]) end++
    if (end > (ends.at(-1) ?? 0) && end < garments.length) ends.push(end)
  }
  return [...ends, garments.length]
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
