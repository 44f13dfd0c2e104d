import { nearestPointOf } from './nearestPoint.ts'
import { meanWays, newSharedWays, type SharedWays, shareWay } from './sharedWays.ts'
import { kept, type Spread, type Sway } from './sway.ts'

/** Drawn cloth as it hangs: three coordinates a point, in m, and which points of a sway it goes with. */
export interface SpreadCloth {
  readonly positions: Float32Array
  readonly spread: Spread
}

/** Points of a body at rest, in m, with the way out of it, of length 1; three numbers each. */
export interface Skin {
  readonly positions: Float32Array
  readonly normals: Float32Array
}

/** How far outside the skin cloth comes to lie, in m. */
const apart = 0.0005
/** Cloth that is farther from all skin is left alone, in m. */
const reach = 0.03
/** How far a point is pushed in one round, in m. */
const longest = 0.008
/** More rounds gain nothing. */
const rounds = 6
/** Cloth that lies farther outside is not looked at again, in m. */
const clearBy = 0.01

/**
 * A sway for another figure than the one that it was found on: its mean is moved so that cloth lies outside this skin;
 * how cloth moves round the mean stays the same. It pauses after every piece, so that a page can answer in between.
 */
export function* fitSway(sway: Sway, pieces: readonly SpreadCloth[], skin: Skin): Generator<void, Sway> {
  const nearest = nearestPointOf(skin.positions, reach)
  yield
  const mean = sway.mean.slice()
  const near = pieces.map(({ positions }): readonly number[] => [...new Float32Array(positions.length / 3).keys()])
  for (let round = 0; round < rounds; round++) {
    const pushed = newSharedWays(mean.length)
    for (const [at, piece] of pieces.entries()) {
      near[at] = pushPiece(piece, near[at] ?? [], { mean, skin, nearest, pushed })
      yield
    }
    const ways = meanWays(pushed)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] as number) + (ways[at] as number)
  }
  return { ...sway, mean }
}

interface Round {
  readonly mean: Float32Array
  readonly skin: Skin
  readonly nearest: ReturnType<typeof nearestPointOf>
  readonly pushed: SharedWays
}

/** Shares with the points of the sway how far those of cloth are to go; returns which of these are near the skin. */
function pushPiece(
  { positions, spread }: SpreadCloth,
  points: readonly number[],
  { mean, skin, nearest, pushed }: Round,
): readonly number[] {
  const near: number[] = []
  for (const point of points) {
    const [dx, dy, dz] = [0, 1, 2].map(axis => spreadAt(spread, point, mean, axis)) as [number, number, number]
    const x = (positions[point * 3] as number) + dx
    const y = (positions[point * 3 + 1] as number) + dy
    const z = (positions[point * 3 + 2] as number) + dz
    const found = nearest(x, y, z)
    if (found < 0) continue
    const [nx, ny, nz] = [skin.normals[found] ?? 0, skin.normals[found + 1] ?? 0, skin.normals[found + 2] ?? 0]
    const out =
      (x - (skin.positions[found] ?? 0)) * nx +
      (y - (skin.positions[found + 1] ?? 0)) * ny +
      (z - (skin.positions[found + 2] ?? 0)) * nz
    if (out < clearBy) near.push(point)
    if (out >= -apart) continue
    const push = Math.min(longest, apart - out)
    shareWay(spread, point, [nx * push, ny * push, nz * push], pushed)
  }
  return near
}

function spreadAt({ points, shares }: Spread, point: number, coarse: Float32Array, axis: number): number {
  let sum = 0
  for (let at = point * kept; at < point * kept + kept; at++) {
    sum += (shares[at] as number) * (coarse[(points[at] as number) * 3 + axis] as number)
  }
  return sum
}
