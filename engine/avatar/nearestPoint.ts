/** Points are sorted into cubes that are so many times smaller than the reach. */
const cubesInReach = 4
/** Cubes around all points: from the farthest place that is within reach, cubes within reach are looked at. */
const margin = 2 * cubesInReach + 1

/**
 * Finds where the coordinates of the nearest point begin; -1 when none is within reach. `guess`, where another one begins
 * that is thought to be near, makes it quicker and changes nothing.
 */
export type FindNearest = (x: number, y: number, z: number, guess?: number) => number

/** Looks for the nearest of these points within `reach`, in m. */
export function nearestPointOf(points: Float64Array | Float32Array, reach: number): FindNearest {
  const cube = reach / cubesInReach
  const low = [0, 1, 2].map(axis => lowest(points, axis) - cube * margin)
  const [lowX = 0, lowY = 0, lowZ = 0] = low
  const sides = low.map((from, axis) => Math.ceil((highest(points, axis) - from) / cube) + margin)
  const [wide = 0, tall = 0, deep = 0] = sides
  const { starts, sorted } = sortedIntoCubes(
    points,
    wide * tall * deep,
    (x, y, z) =>
      (Math.floor((x - lowX) / cube) * tall + Math.floor((y - lowY) / cube)) * deep + Math.floor((z - lowZ) / cube),
  )
  const squareTo = (first: number, x: number, y: number, z: number) => {
    const dx = (points[first] as number) - x
    const dy = (points[first + 1] as number) - y
    const dz = (points[first + 2] as number) - z
    return dx * dx + dy * dy + dz * dz
  }
  return (x, y, z, guess = -1) => {
    const i = Math.floor((x - lowX) / cube)
    const j = Math.floor((y - lowY) / cube)
    const k = Math.floor((z - lowZ) / cube)
    const [far, last] = [cubesInReach, cubesInReach + 1]
    if (i < far || j < far || k < far || i > wide - last || j > tall - last || k > deep - last) return -1
    let found = -1
    let best = reach * reach
    if (guess >= 0) {
      const square = squareTo(guess, x, y, z)
      if (square < best) {
        found = guess
        best = square
      }
    }
    for (let ring = 0; ring <= cubesInReach && (ring === 0 || best > (cube * (ring - 1)) ** 2); ring++) {
      for (let a = i - ring; a <= i + ring; a++) {
        for (let b = j - ring; b <= j + ring; b++) {
          // Of a ring that is not at its side only its two ends are new.
          const isSide = a === i - ring || a === i + ring || b === j - ring || b === j + ring
          const step = isSide || ring === 0 ? 1 : 2 * ring
          for (let c = k - ring; c <= k + ring; c += step) {
            const cell = (a * tall + b) * deep + c
            const end = starts[cell + 1] as number
            for (let at = starts[cell] as number; at < end; at++) {
              const first = sorted[at] as number
              const square = squareTo(first, x, y, z)
              if (square < best) {
                found = first
                best = square
              }
            }
          }
        }
      }
    }
    return found
  }
}

/** Where the coordinates of points begin, cube after cube, and where each cube's begin in that list. */
function sortedIntoCubes(
  points: Float64Array | Float32Array,
  cubes: number,
  cubeOf: (x: number, y: number, z: number) => number,
) {
  const count = points.length / 3
  const cubeOfPoint = new Int32Array(count)
  const starts = new Int32Array(cubes + 1)
  for (let point = 0; point < count; point++) {
    const [x, y, z] = [points[point * 3] as number, points[point * 3 + 1] as number, points[point * 3 + 2] as number]
    const cube = cubeOf(x, y, z)
    cubeOfPoint[point] = cube
    starts[cube + 1] = (starts[cube + 1] as number) + 1
  }
  for (let cube = 0; cube < cubes; cube++) starts[cube + 1] = (starts[cube + 1] as number) + (starts[cube] as number)
  const next = starts.slice()
  const sorted = new Int32Array(count)
  for (let point = 0; point < count; point++) {
    const cube = cubeOfPoint[point] as number
    const at = next[cube] as number
    sorted[at] = point * 3
    next[cube] = at + 1
  }
  return { starts, sorted }
}

function lowest(points: Float64Array | Float32Array, axis: number): number {
  let low = points.length > 0 ? Number.POSITIVE_INFINITY : 0
  for (let at = axis; at < points.length; at += 3) low = Math.min(low, points[at] as number)
  return low
}

function highest(points: Float64Array | Float32Array, axis: number): number {
  let high = points.length > 0 ? Number.NEGATIVE_INFINITY : 0
  for (let at = axis; at < points.length; at += 3) high = Math.max(high, points[at] as number)
  return high
}
