import { shuffle } from '../geometry/seededRandom.ts'
import { fileAll } from './cells.ts'
import { copyOf, overlapOf, putBack } from './layout.ts'
import { moveToBest, type Search, touching } from './search.ts'

/** Passes without a smaller overlap before weights are kept and the best is taken up again, and how often that is done. */
const [maxIdle, maxStrikes] = [30, 2]

/**
 * Moves pieces until none overlaps: guided local search, as the sparrow heuristic does it (Gardeyn, Wauters 2025). Overlaps
 * that stay weigh more with every pass. True when it came to its end; otherwise the layout with the least overlap is left.
 */
export function separate(search: Search): boolean {
  const { layout, cells, table, budget } = search
  fileAll(cells, table, layout)
  let best = copyOf(layout)
  let minOverlap = Number.POSITIVE_INFINITY
  for (let strikes = 0; strikes < maxStrikes; strikes++) {
    const before = minOverlap
    for (let idle = 0; idle < maxIdle && budget.left > 0; idle++) {
      const overlap = weigh(search)
      if (overlap === 0) return true
      if (overlap < minOverlap) {
        if (overlap < minOverlap * 0.98) idle = 0
        minOverlap = overlap
        best = copyOf(layout)
      }
      for (const piece of inDisorder(search)) moveToBest(search, piece)
    }
    if (budget.left <= 0) break
    if (minOverlap < before * 0.98) strikes = -1
    putBack(layout, best)
    fileAll(cells, table, layout)
  }
  putBack(layout, best)
  return weigh(search) === 0
}

/** All overlaps, in units; makes those that are left weigh more, and others less. */
function weigh({ table, layout, weights }: Search): number {
  const count = layout.x.length
  const depths: (readonly [pair: number, mirrored: number, depth: number])[] = []
  let [sum, deepest] = [0, 0]
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const depth = depthBetween(table, layout, a, b)
      if (depth > touching) {
        depths.push([a * count + b, b * count + a, depth])
        sum += depth
        if (depth > deepest) deepest = depth
      } else {
        const lighter = Math.max(1, (weights[a * count + b] ?? 1) * 0.95)
        weights[a * count + b] = lighter
        weights[b * count + a] = lighter
      }
    }
  }
  for (const [pair, mirrored, depth] of depths) {
    const heavier = Math.min(1e9, (weights[pair] ?? 1) * (1.2 + 0.8 * (depth / deepest)))
    weights[pair] = heavier
    weights[mirrored] = heavier
  }
  return sum
}

function depthBetween(table: Search['table'], { x, y, form }: Search['layout'], a: number, b: number): number {
  const [dx, dy] = [(x[b] ?? 0) - (x[a] ?? 0), (y[b] ?? 0) - (y[a] ?? 0)]
  const [formA, formB] = [form[a] ?? 0, form[b] ?? 0]
  const [own, other] = [table.forms[formA]?.bounds, table.forms[formB]?.bounds]
  if (!own || !other) return 0
  const isApart =
    dx + other.left >= own.right ||
    dx + other.right <= own.left ||
    dy + other.top >= own.bottom ||
    dy + other.bottom <= own.top
  return isApart ? 0 : overlapOf(table, formA, formB, dx, dy)
}

/** The pieces that overlap others and may move, shuffled. */
function inDisorder({ table, layout, random, fixed }: Search): readonly number[] {
  const count = layout.x.length
  const overlapping = new Set<number>()
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (depthBetween(table, layout, a, b) > touching) overlapping.add(a).add(b)
    }
  }
  const pieces = [...overlapping].filter(piece => piece >= fixed)
  shuffle(pieces, random)
  return pieces
}
