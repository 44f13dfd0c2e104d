import { openCells } from './cells.ts'
import type { Layout, Table } from './layout.ts'
import { type Search, spotOnRoll } from './search.ts'
import { separate } from './separate.ts'

/**
 * Moves pieces until none overlaps on a roll of a given length, in units; `layout` is changed. What lies beyond its end or
 * its rims is first thrown anywhere. False when the budget ends before, or when no better places are found.
 */
export function fitInto(
  table: Table,
  layout: Layout,
  length: number,
  { random, budget }: Pick<Search, 'budget' | 'random'>,
): boolean {
  const weights = new Float64Array(layout.x.length ** 2).fill(1)
  const search: Search = { table, layout, cells: openCells(table), weights, fixed: 0, length, random, budget }
  for (const [piece, form] of layout.form.entries()) {
    const here = spotOnRoll(search, form, layout.x[piece] ?? 0, layout.y[piece] ?? 0)
    const isThere = Math.hypot(here.x - (layout.x[piece] ?? 0), here.y - (layout.y[piece] ?? 0)) < 1
    const spot = isThere ? here : spotOnRoll(search, form, random() * length, random() * table.width)
    layout.x[piece] = spot.x
    layout.y[piece] = spot.y
  }
  return separate(search)
}
