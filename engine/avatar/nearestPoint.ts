/** Points are sorted into cubes that are so many times smaller than the reach. */
const cubesInReach = 2
/** Cubes around all points: from the farthest place that is within reach, cubes within reach are looked at. */
const margin = 2 * cubesInReach + 1

/** Finds where the coordinates of the nearest point begin; -1 when none is within reach. */
export function nearestPointOf(
  points: Float64Array | Float32Array,
  reach: number,
): (x: number, y: number, z: number) => number {
  const cube = reach / cubesInReach
  const low = [0, 1, 2].map(axis => lowest(points, axis) - cube * margin)
  const [lowX = 0, lowY = 0, lowZ = 0] = low
  const sides = low.map((from, axis) => Math.ceil((highest(points, axis) - from) / cube) + margin)
  const [wide = 0, tall = 0, deep = 0] = sides
  const cellOf = (x: number, y: number, z: number) =>
    (Math.floor((x - lowX) / cube) * tall + Math.floor((y - lowY) / cube)) * deep + Math.floor((z - lowZ) / cube)
  // The first point of every cube, and the one after each.
  const firsts = new Int32Array(wide * tall * deep).fill(-1)
  const nexts = new Int32Array(points.length / 3)
  for (let point = 0; point < nexts.length; point++) {
    const cell = cellOf(points[point * 3] as number, points[point * 3 + 1] as number, points[point * 3 + 2] as number)
    nexts[point] = firsts[cell] as number
    firsts[cell] = point
  }
  return (x, y, z) => {
    const [i, j, k] = [Math.floor((x - lowX) / cube), Math.floor((y - lowY) / cube), Math.floor((z - lowZ) / cube)]
    const [far, last] = [cubesInReach, cubesInReach + 1]
    if (i < far || j < far || k < far || i > wide - last || j > tall - last || k > deep - last) return -1
    let [found, best] = [-1, reach * reach]
    for (let ring = 1; ring <= cubesInReach && best > (cube * (ring - 1)) ** 2; ring++) {
      for (let a = i - ring; a <= i + ring; a++) {
        for (let b = j - ring; b <= j + ring; b++) {
          for (let c = k - ring; c <= k + ring; c++) {
            for (let point = firsts[(a * tall + b) * deep + c] as number; point >= 0; point = nexts[point] as number) {
              const dx = (points[point * 3] as number) - x
              const dy = (points[point * 3 + 1] as number) - y
              const dz = (points[point * 3 + 2] as number) - z
              const square = dx * dx + dy * dy + dz * dz
              if (square < best) [found, best] = [point * 3, square]
            }
          }
        }
      }
    }
    return found
  }
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
