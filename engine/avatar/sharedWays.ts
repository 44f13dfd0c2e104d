import { kept, type Spread } from './sway.ts'

/** How points of finer cloth are to move, shared out to the points of a sway that they lie between. */
export interface SharedWays {
  /** Three sums a point of the sway, in m, and how much has been summed up. */
  readonly sums: Float64Array
  readonly shares: Float64Array
}

/** @param length of the coordinates of a sway */
export const newSharedWays = (length: number): SharedWays => ({
  sums: new Float64Array(length),
  shares: new Float64Array(length / 3),
})

/** Adds the way of one point of finer cloth. */
export function shareWay({ points, shares }: Spread, point: number, way: ArrayLike<number>, to: SharedWays): void {
  for (let at = point * kept; at < point * kept + kept; at++) {
    const share = Math.max(0, shares[at] as number)
    const each = points[at] as number
    to.shares[each] = (to.shares[each] as number) + share
    for (let axis = 0; axis < 3; axis++) {
      to.sums[each * 3 + axis] = (to.sums[each * 3 + axis] as number) + share * (way[axis] as number)
    }
  }
}

/** How every point of the sway moves by that, in m; not at all where nothing was shared out. */
export const meanWays = ({ sums, shares }: SharedWays): Float64Array =>
  sums.map((sum, at) => sum / ((shares[Math.floor(at / 3)] as number) || 1))
