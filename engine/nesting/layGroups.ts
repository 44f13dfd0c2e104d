import { unitsPerMm } from './forms.ts'
import { layFirst } from './layFirst.ts'
import { type Layout, overlapOf, type Table } from './layout.ts'
import { type Search, touching } from './search.ts'
import { shorten } from './shorten.ts'

/** Pieces that are laid together, and how much of the effort goes to that before all are moved together. */
const [perGroup, share] = [24, 0.6]

/** How far into the pieces before a group may be pushed, in units. */
const lookedBack = 300 * unitsPerMm

/**
 * A first layout of many pieces: groups of them, in their order, each laid densely by itself and pushed against those
 * before. A search over a whole long roll finds little; within a group it finds nearly as much as there is.
 */
export function layGroups(
  table: Table,
  garments: readonly (string | undefined)[],
  ways: Pick<Search, 'budget' | 'random'>,
): Layout {
  const count = table.kindOf.length
  const ends = endsOfGroups(garments)
  if (ends.length < 2) return layFirst(table, ways)
  const whole: Layout = { x: new Float64Array(count), y: new Float64Array(count), form: new Int32Array(count) }
  const spent = ways.budget.left * share
  let from = 0
  for (const to of ends) {
    const own = { ...table, kindOf: table.kindOf.slice(from, to), turnsOf: table.turnsOf.slice(from, to) }
    const part = { ...ways, budget: { left: (spent * (to - from)) / count } }
    const laid = shorten(own, layFirst(own, part), part)
    whole.x.set(laid.x, from)
    whole.y.set(laid.y, from)
    whole.form.set(laid.form, from)
    push(table, whole, from, to)
    from = to
  }
  ways.budget.left -= spent
  return whole
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

/** Pushes the pieces of a group back along the roll, to where one of them meets a piece laid before. */
function push(table: Table, layout: Layout, from: number, to: number): void {
  const { forms } = table
  const rightOf = (piece: number) => (layout.x[piece] ?? 0) + (forms[layout.form[piece] ?? 0]?.bounds.right ?? 0)
  let by = 0
  for (let piece = 0; piece < from; piece++) by = Math.max(by, rightOf(piece))
  const last = numbers(0, from).filter(piece => rightOf(piece) > by - lookedBack)
  const group = numbers(from, to).filter(piece => (layout.x[piece] ?? 0) < 2 * lookedBack)
  const isFree = (at: number) =>
    last.every(a =>
      group.every(b => {
        const [dx, dy] = [(layout.x[b] ?? 0) + at - (layout.x[a] ?? 0), (layout.y[b] ?? 0) - (layout.y[a] ?? 0)]
        return overlapOf(table, layout.form[a] ?? 0, layout.form[b] ?? 0, dx, dy) <= touching
      }),
    )
  const end = by
  while (by > end - lookedBack && by - unitsPerMm > 0 && isFree(by - unitsPerMm)) by -= unitsPerMm
  for (let piece = from; piece < to; piece++) layout.x[piece] = (layout.x[piece] ?? 0) + by
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
