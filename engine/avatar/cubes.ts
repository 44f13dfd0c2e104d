/** Items sorted by where they are into cubes of equal size, so that those near a place are found without looking at all. */
export interface Cubes<Item> {
  /** Puts an item where a point of a list is; three coordinates a point. */
  add(points: ArrayLike<number>, point: number, item: Item): void
  /**
   * The first item that passes, of those in the cube of a point and in the cubes around it that are up to `cubes` away. The
   * order is the same each time.
   */
  find(points: ArrayLike<number>, point: number, cubes: number, passes: (item: Item) => boolean): Item | undefined
}

/** Everything that is worn is nearer to the origin than this, in m. */
const farthest = 2.4

/** `side` is that of a cube, in m. */
export function createCubes<Item>(side: number): Cubes<Item> {
  const held = new Map<number, Item[]>()
  const half = 2 ** Math.ceil(Math.log2(farthest / side))
  const cell = (value = 0) => Math.floor(value / side) + half
  const keyOf = (i: number, j: number, k: number) => (i * 2 * half + j) * 2 * half + k
  return {
    add(points, point, item) {
      const key = keyOf(cell(points[point * 3]), cell(points[point * 3 + 1]), cell(points[point * 3 + 2]))
      const cube = held.get(key)
      if (cube) cube.push(item)
      else held.set(key, [item])
    },
    find(points, point, cubes, passes) {
      const [i0, j0, k0] = [cell(points[point * 3]), cell(points[point * 3 + 1]), cell(points[point * 3 + 2])]
      for (let i = i0 - cubes; i <= i0 + cubes; i++) {
        for (let j = j0 - cubes; j <= j0 + cubes; j++) {
          for (let k = k0 - cubes; k <= k0 + cubes; k++) {
            const cube = held.get(keyOf(i, j, k))
            if (!cube) continue
            for (const item of cube) if (passes(item)) return item
          }
        }
      }
      return undefined
    },
  }
}
