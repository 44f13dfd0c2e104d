import type { BufferGeometry } from 'three'

/** A point without light is one that has less than this share of all there is; beside it must be so much more. */
const lightless = 0.12
const darker = 0.25
/** Each takes away one more row of points from the rim of a spot. */
const rounds = 3

/**
 * Takes dark spots out of the light of a panel. Where cloth touches cloth, a point or a few may have no light at all
 * while all round them it is bright. A point without light of which most neighbours are bright takes theirs; the
 * edge of a shadow, which is dark on one side, stays.
 */
export function clearLightSpots({ attributes: { color }, index }: BufferGeometry): void {
  if (!color || !index) return
  const [light, open] = [new Float32Array(color.count * 3), new Float32Array(color.count)]
  for (let point = 0; point < color.count; point++) {
    light[point * 3] = color.getX(point)
    light[point * 3 + 1] = color.getY(point)
    light[point * 3 + 2] = color.getZ(point)
    open[point] = opennessOf(light, point)
  }
  if (!open.some(openness => openness < lightless)) return
  for (let round = 0; round < rounds; round++) {
    const { brighter, beside, sums } = lightAround(index.array, light, open)
    for (let point = 0; point < color.count; point++) {
      const found = brighter[point] ?? 0
      if (found * 2 <= (beside[point] ?? 0)) continue
      for (let axis = 0; axis < 3; axis++) light[point * 3 + axis] = (sums[point * 3 + axis] ?? 0) / found
      open[point] = opennessOf(light, point)
      color.setXYZ(point, light[point * 3] ?? 0, light[point * 3 + 1] ?? 0, light[point * 3 + 2] ?? 0)
    }
  }
}

/** How much light comes to a point: the length of its bent normal, which is written from 0 to 1 in each direction. */
function opennessOf(light: Float32Array, point: number): number {
  let square = 0
  for (let at = point * 3; at < point * 3 + 3; at++) {
    const along = ((light[at] as number) * (255 / 252) - 0.5) * 2
    square += along * along
  }
  return Math.sqrt(square)
}

/**
 * How many neighbours each point without light has, once for each triangle between them; how many are brighter, and
 * their light.
 */
function lightAround(corners: ArrayLike<number>, light: Float32Array, open: Float32Array) {
  const [brighter, beside] = [new Uint16Array(open.length), new Uint16Array(open.length)]
  const sums = new Float32Array(light.length)
  const isLit = (point: number) => (open[point] as number) >= lightless
  const addNeighbour = (from: number, to: number) => {
    if (isLit(from)) return
    beside[from] = (beside[from] ?? 0) + 1
    if ((open[to] ?? 0) - (open[from] ?? 0) <= darker) return
    brighter[from] = (brighter[from] ?? 0) + 1
    for (let axis = 0; axis < 3; axis++) {
      sums[from * 3 + axis] = (sums[from * 3 + axis] ?? 0) + (light[to * 3 + axis] ?? 0)
    }
  }
  for (let first = 0; first < corners.length; first += 3) {
    // Nearly every point has light.
    if (isLit(corners[first] ?? 0) && isLit(corners[first + 1] ?? 0) && isLit(corners[first + 2] ?? 0)) continue
    for (let side = 0; side < 3; side++) {
      const from = corners[first + side] ?? 0
      const to = corners[first + (side === 2 ? 0 : side + 1)] ?? 0
      addNeighbour(from, to)
      addNeighbour(to, from)
    }
  }
  return { brighter, beside, sums }
}
