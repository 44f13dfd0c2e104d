import { type Cells, file } from './cells.ts'
import { fitOf, type Layout, overlapOf, type Table } from './layout.ts'

/** What a search goes on with: the layout, how much each overlap counts, how long the roll is, and what may still be tried. */
export interface Search {
  readonly table: Table
  readonly layout: Layout
  readonly cells: Cells
  /** Of a pair, at first × pieces + second and the other way round. */
  readonly weights: Float64Array
  /** So many of the first pieces stay where they lie. */
  readonly fixed: number
  length: number
  readonly random: () => number
  readonly budget: Budget
}

/** Counts positions that were looked at, not seconds: the same job has to give the same marker on every machine. */
export interface Budget {
  left: number
}

export interface Spot {
  x: number
  y: number
  form: number
  cost: number
}

/** Overlaps of this many units count as touching: corners of no-fit polygons are rounded to whole units. */
export const touching = 1.5

/**
 * The weighed overlap of a piece with all others if it lay there; no more than a little above `limit` is found out.
 * Written out with plain loops, like `depthAt`.
 */
export function costAt(search: Search, piece: number, form: number, x: number, y: number, limit: number): number {
  const { table, layout, cells, weights, budget } = search
  budget.left--
  const { boxes, lists } = cells
  const own = form * 4
  const left = x + (table.boxes[own] as number)
  const right = x + (table.boxes[own + 1] as number)
  const top = y + (table.boxes[own + 2] as number)
  const bottom = y + (table.boxes[own + 3] as number)
  const row = piece * layout.x.length
  const first = Math.max(0, Math.floor((left - cells.widest) / cells.size))
  const last = Math.min(lists.length - 1, Math.floor(right / cells.size))
  let cost = 0
  for (let cell = first; cell <= last; cell++) {
    const held = lists[cell] as number[]
    for (let at = 0; at < held.length; at++) {
      const other = held[at] as number
      const box = other * 4
      if (left >= (boxes[box + 1] as number) || right <= (boxes[box] as number)) continue
      if (top >= (boxes[box + 3] as number) || bottom <= (boxes[box + 2] as number) || other === piece) continue
      const dx = x - (layout.x[other] as number)
      const dy = y - (layout.y[other] as number)
      const depth = overlapOf(table, layout.form[other] as number, form, dx, dy)
      if (depth <= touching) continue
      cost += depth * (weights[row + other] as number)
      if (cost >= limit) return cost
    }
  }
  return cost
}

/** How often a piece is tried somewhere on the roll, near where it lies, and at a corner of a no-fit polygon. */
const tries = { anywhere: 10, near: 8, touching: 24 }

/** The spots that are looked at more closely. */
const finalists = 3

/** Looks for a better place for a piece and puts it there; true when it moved. */
export function moveToBest(search: Search, piece: number): boolean {
  const { layout } = search
  const here: Spot = { x: layout.x[piece] ?? 0, y: layout.y[piece] ?? 0, form: layout.form[piece] ?? 0, cost: 0 }
  here.cost = costAt(search, piece, here.form, here.x, here.y, Number.POSITIVE_INFINITY)
  if (here.cost === 0) return false
  const best = [here]
  const consider = (form: number, x: number, y: number) => {
    const limit = best.length < finalists ? Number.POSITIVE_INFINITY : (best.at(-1)?.cost ?? 0)
    const spot = spotOnRoll(search, form, x, y)
    spot.cost = costAt(search, piece, form, spot.x, spot.y, limit)
    if (spot.cost >= limit) return
    const at = best.findIndex(({ cost }) => spot.cost < cost)
    best.splice(at < 0 ? best.length : at, 0, spot)
    if (best.length > finalists) best.pop()
  }
  sample(search, piece, here, consider)
  let found = best[0] ?? here
  for (const spot of best) {
    const refined = refine(search, piece, spot, roughly)
    if (refined.cost < found.cost) found = refined
  }
  found = refine(search, piece, found, exactly)
  if (found.cost >= here.cost) return false
  layout.x[piece] = found.x
  layout.y[piece] = found.y
  layout.form[piece] = found.form
  file(search.cells, search.table, layout, piece)
  return true
}

type Consider = (form: number, x: number, y: number) => void

function sample(search: Search, piece: number, here: Spot, consider: Consider): void {
  const { table, layout, random } = search
  const turns = table.turnsOf[piece] ?? [0]
  const formBy = () => (table.kindOf[piece] ?? 0) * 4 + (turns[Math.floor(random() * turns.length)] ?? 0)
  for (let at = 0; at < tries.anywhere; at++) consider(formBy(), random() * search.length, random() * table.width)
  const { left, right, top, bottom } = (table.forms[here.form] as (typeof table.forms)[number]).bounds
  const reach = 0.3 * Math.max(right - left, bottom - top)
  for (let at = 0; at < tries.near; at++) {
    consider(formBy(), here.x + (random() * 2 - 1) * reach, here.y + (random() * 2 - 1) * reach)
  }
  for (let at = 0; at < tries.touching; at++) {
    const other = Math.floor(random() * layout.x.length)
    if (other === piece) continue
    const form = formBy()
    const { fit, cos, sin } = fitOf(table, layout.form[other] ?? 0, form)
    const corner = Math.floor((random() * fit.edges.length) / 4) * 4
    const [x, y] = [fit.edges[corner] ?? 0, fit.edges[corner + 1] ?? 0]
    consider(form, (layout.x[other] ?? 0) + x * cos + y * sin, (layout.y[other] ?? 0) - x * sin + y * cos)
  }
}

/** The nearest spot in whole units where the piece is on the roll. */
export function spotOnRoll(
  { table, length }: Pick<Search, 'table' | 'length'>,
  form: number,
  x: number,
  y: number,
): Spot {
  const { left, right, top, bottom } = (table.forms[form] as (typeof table.forms)[number]).bounds
  return {
    x: Math.max(-left, Math.min(length - right, Math.round(x))),
    y: Math.max(-top, Math.min(table.width - bottom, Math.round(y))),
    form,
    cost: 0,
  }
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const

/** The steps of a walk, first and last, in shares of the piece's shorter side. */
interface Walk {
  readonly first: number
  readonly last: number
}

/** All finalists are compared roughly; only the best of them is worth the many short steps. */
const roughly: Walk = { first: 0.12, last: 0.01 }
const exactly: Walk = { first: 0.01, last: 0.0001 }

/** Walks downhill in ever shorter steps. */
function refine(search: Search, piece: number, from: Spot, walk: Walk): Spot {
  const { left, right, top, bottom } = (search.table.forms[from.form] as (typeof search.table.forms)[number]).bounds
  const side = Math.min(right - left, bottom - top)
  const shortest = Math.max(1, side * walk.last)
  let best = from
  let last = 0
  for (let step = side * walk.first; step >= shortest && best.cost > 0; ) {
    let found = best
    for (let turn = 0; turn < directions.length; turn++) {
      const [dx, dy] = directions[(last + turn) & 7] ?? directions[0]
      const spot = spotOnRoll(search, best.form, best.x + dx * step, best.y + dy * step)
      if (spot.x === best.x && spot.y === best.y) continue
      spot.cost = costAt(search, piece, spot.form, spot.x, spot.y, found.cost)
      if (spot.cost >= found.cost) continue
      found = spot
      last = (last + turn) & 7
      break
    }
    if (found === best) step /= 2.5
    best = found
  }
  return best
}
