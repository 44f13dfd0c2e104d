/** How far something reaches from a middle, by direction. */
export interface ReachMap {
  /** Takes in the point whose three coordinates begin at `at`. */
  add(points: Float32Array, at: number): void
  /** Fills small gaps and evens out, once all is taken in. */
  close(): void
  /** How far it reaches in the direction of a point; 0 where there is nothing. */
  at(points: Float32Array, at: number): number
  /** How far a point is from the middle. */
  distance(points: Float32Array, at: number): number
}

/** Of several points in one direction, the one that counts. */
export type Reach = 'nearest' | 'farthest'

/** Directions round the upright axis, and from straight up to straight down. */
const [around, down] = [48, 24]
/** Rounds by which gaps between points are filled. */
const rounds = 2

/** A map round one place, of directions by two angles. */
export function createReachMap([x0, y0, z0]: readonly [number, number, number], which: Reach): ReachMap {
  let cells = new Float32Array(around * down)
  const distance = (points: Float32Array, at: number) =>
    Math.hypot((points[at] ?? 0) - x0, (points[at + 1] ?? 0) - y0, (points[at + 2] ?? 0) - z0)
  /** Where a direction is on the map, in cells. */
  const place = (points: Float32Array, at: number): readonly [column: number, row: number] => {
    const [x, y, z] = [(points[at] ?? 0) - x0, (points[at + 1] ?? 0) - y0, (points[at + 2] ?? 0) - z0]
    const turn = Math.atan2(x, z) / (2 * Math.PI) + 0.5
    const fall = Math.acos(y / (Math.hypot(x, y, z) || 1)) / Math.PI
    return [turn * around - 0.5, Math.min(down - 1, Math.max(0, fall * down - 0.5))]
  }
  const cell = (column: number, row: number): number =>
    Math.min(down - 1, Math.max(0, row)) * around + (((column % around) + around) % around)
  return {
    add(points, at) {
      const [column, row] = place(points, at)
      const index = cell(Math.round(column), Math.round(row))
      const [known, reach] = [cells[index] ?? 0, distance(points, at)]
      cells[index] = which === 'farthest' ? Math.max(known, reach) : Math.min(known || reach, reach)
    },
    close() {
      for (let round = 0; round < rounds; round++) cells = cells.map((value, at) => value || meanRound(at))
      if (which === 'nearest') return
      for (let round = 0; round < rounds; round++) {
        cells = cells.map((value, at) => (value ? Math.max(value, meanRound(at)) : 0))
      }
    },
    at(points, at) {
      const [column, row] = place(points, at)
      const [left, top] = [Math.floor(column), Math.floor(row)]
      const [right, low] = [column - left, row - top]
      const corners = [
        [cells[cell(left, top)] ?? 0, (1 - right) * (1 - low)],
        [cells[cell(left + 1, top)] ?? 0, right * (1 - low)],
        [cells[cell(left, top + 1)] ?? 0, (1 - right) * low],
        [cells[cell(left + 1, top + 1)] ?? 0, right * low],
      ] as const
      let [sum, all] = [0, 0]
      for (const [value, share] of corners) {
        if (value > 0) [sum, all] = [sum + value * share, all + share]
      }
      return all > 0.5 ? sum / all : 0
    },
    distance,
  }

  /** Of the cells round one, those that something reaches into. */
  function meanRound(at: number): number {
    const [column, row] = [at % around, Math.floor(at / around)]
    let [sum, count] = [0, 0]
    for (let y = row - 1; y <= row + 1; y++) {
      for (let x = column - 1; x <= column + 1; x++) {
        const value = cells[cell(x, y)] ?? 0
        if (value > 0) [sum, count] = [sum + value, count + 1]
      }
    }
    return count > 2 ? sum / count : 0
  }
}
