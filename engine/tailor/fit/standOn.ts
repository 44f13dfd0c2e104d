import { createFound, type DistanceGrid, distanceAt } from '../body/distanceGrid.ts'

/** Cloth this near to the body rests on it, in m. */
const resting = 0.012
/** Steps of the search up and down, and to front and back, in m: coarse ones first. */
const steps = [0.04, 0.02, 0.01, 0.005, 0.0025]

interface GradedCloth {
  /** As it hangs on the body that it was draped on. */
  readonly draped: Float64Array
  readonly bodyBefore: DistanceGrid
  /** As it is graded; moved in place. */
  readonly graded: Float64Array
  readonly body: DistanceGrid
  /** How many times as tall as the one before the other body is. */
  readonly tall: number
}

/** Moves a graded garment up or down and to the front or back, so that what rested on one body rests on the other. */
export function standOn({ draped, bodyBefore, graded, body, tall }: GradedCloth): void {
  const found = createFound()
  const gap = (grid: DistanceGrid, positions: Float64Array, vertex: number, [up, out]: readonly [number, number]) => {
    const at = vertex * 3
    distanceAt(grid, positions[at] ?? 0, (positions[at + 1] ?? 0) + up, (positions[at + 2] ?? 0) + out, found)
    return found[0] ?? 1
  }
  const held = Array.from({ length: draped.length / 3 }, (_, vertex) => vertex)
    .map(vertex => [vertex, gap(bodyBefore, draped, vertex, [0, 0])] as const)
    .filter(([, distance]) => distance < resting)
  const missed = (move: readonly [number, number]): number =>
    held.reduce((sum, [vertex, distance]) => {
      const off = Math.min(0.04, Math.max(-0.04, gap(body, graded, vertex, move) - distance))
      return sum + off * off
    }, 0)
  const height = held.reduce((sum, [vertex]) => sum + (graded[vertex * 3 + 1] ?? 0), 0) / Math.max(1, held.length)
  let best: readonly [number, number] = [height * (tall - 1), 0]
  let min = missed(best)
  for (const step of steps) {
    for (let improved = true; improved; ) {
      improved = false
      for (const [up, out] of [
        [step, 0],
        [-step, 0],
        [0, step / 2],
        [0, -step / 2],
      ] as const) {
        const move = [best[0] + up, best[1] + out] as const
        const sum = missed(move)
        if (sum >= min) continue
        ;[best, min, improved] = [move, sum, true]
      }
    }
  }
  for (let at = 0; at < graded.length; at += 3) {
    graded[at + 1] = (graded[at + 1] ?? 0) + best[0]
    graded[at + 2] = (graded[at + 2] ?? 0) + best[1]
  }
}
