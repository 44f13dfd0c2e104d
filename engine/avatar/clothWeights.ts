import { squareBetween } from '../geometry/squareBetween.ts'
import { type BoundWeights, emptyWeights, writeStrongest } from './boundWeights.ts'
import type { Following } from './clothBones.ts'
import { type Patches, patchesOf, type SewnCloth } from './clothPatches.ts'
import type { BodyPoints } from './nearSkin.ts'
import { boneNames } from './skeleton.ts'
import { type SkinRows, skinRows } from './skinRows.ts'

/** How quickly a patch counts for less with the distance of its middle, in m. */
const near = 0.007

const width = boneNames.length

/**
 * How cloth follows bones: what lies on the body like the skin beneath it; what hangs like the cloth around it, so that a
 * raised arm draws the whole flank along and no piece of it alone. Points of two panels at one place move as one.
 */
export function clothWeights(body: BodyPoints, cloth: SewnCloth, { boneOf, along }: Following): BoundWeights {
  const patches = patchesOf(cloth)
  const rows = hangingRows(patches, skinRows(body, patches, boneOf), along)
  const count = cloth.positions.length / 3
  const weights = emptyWeights(count)
  const row = new Float32Array(width)
  for (let point = 0; point < count; point++) {
    row.fill(0)
    const patch = patches.of[point] ?? 0
    addRow(row, rows, patch, nearness(cloth, point, patches, patch))
    for (const each of patches.beside[patch] ?? []) addRow(row, rows, each, nearness(cloth, point, patches, each))
    fadeOut(row)
    writeStrongest(row, weights, point)
  }
  return weights
}

/**
 * A point follows four bones. Where another bone takes the place of the fourth, both have next to nothing, so that cloth
 * does not break there.
 */
function fadeOut(row: Float32Array): void {
  const [fifth = 0] = row.slice().sort().subarray(-5)
  // Nearly all of it: five bones that share evenly must not all come to nothing.
  for (let bone = 0; bone < width; bone++) row[bone] = Math.max(0, (row[bone] as number) - 0.98 * fifth)
}

/** Adds so much of a patch's row. */
function addRow(row: Float32Array, rows: Float32Array, patch: number, share: number, first = 0): void {
  const from = patch * width
  for (let bone = 0; bone < width; bone++) {
    row[first + bone] = (row[first + bone] as number) + share * (rows[from + bone] as number)
  }
}

function nearness({ positions }: SewnCloth, point: number, { middles }: Patches, patch: number): number {
  return Math.exp(-squareBetween(positions, point, middles.positions, patch) / (2 * near * near))
}

/** The more freely a patch hangs, the more it takes after the mean of those beside it, round after round. */
function hangingRows(patches: Patches, { rows, freely }: SkinRows, along: number): Float32Array {
  let now = rows
  for (let round = roundsOver(along, patches); round > 0; round--) {
    const next = now.slice()
    for (const [patch, beside] of patches.beside.entries()) {
      const share = freely[patch] ?? 0
      if (share === 0 || beside.length === 0) continue
      const first = patch * width
      for (let bone = first; bone < first + width; bone++) next[bone] = (next[bone] as number) * (1 - share)
      for (const each of beside) addRow(next, now, each, share / beside.length, first)
    }
    now = next
  }
  return now
}

/** Something that goes on to those beside it so many times has spread so far. */
function roundsOver(distance: number, { middles: { positions }, beside }: Patches): number {
  let [squares, count] = [0, 0]
  for (const [patch, others] of beside.entries()) {
    for (const each of others) squares += squareBetween(positions, patch, positions, each)
    count += others.length
  }
  return count === 0 ? 0 : Math.round(distance ** 2 / (squares / count))
}
