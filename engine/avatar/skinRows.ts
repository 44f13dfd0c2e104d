import { clamp } from '../geometry/clamp.ts'
import type { Patches } from './clothPatches.ts'
import { type BodyPoints, loose, quiteLoose, skinFinder } from './nearSkin.ts'
import { boneNames } from './skeleton.ts'

export interface SkinRows {
  /** Of every patch the share of every bone, together 1. */
  readonly rows: Float32Array
  /** How freely each patch hangs, 0 to 1. */
  readonly freely: Float32Array
}

const width = boneNames.length
/** How quickly skin loses its say with its distance, in m. */
const spread = 0.024
/** The farther off cloth is, the more slowly skin loses its say, and it has none left farther than this, in m. */
const farthest = { times: 1.5, min: 0.12, max: 0.18 }
/** Cloth nearer to the skin than the first is held by it; farther than the second it hangs freely. In m. */
const [held, free] = [0.04, 0.07]

/**
 * What the skin near each patch does, mixed over a few centimetres. Skin of one side's leg has no say on the other side.
 */
export function skinRows(body: BodyPoints, { middles }: Patches, boneOf: (bone: number) => number): SkinRows {
  const count = middles.positions.length / 3
  const find = skinFinder(body)
  const [rows, freely] = [new Float32Array(count * width), new Float32Array(count)]
  for (let patch = 0; patch < count; patch++) {
    const found = find(middles, patch)
    const row = rows.subarray(patch * width, patch * width + width)
    const shareOf = sharesFrom(Math.sqrt(found.nearest))
    let whole = 0
    for (let at = 0; at < found.count; at++) {
      const share = shareOf(found.squares[at] ?? 1)
      if (share < 0.002) continue
      const first = (found.points[at] ?? 0) * 4
      for (let of = first; of < first + 4; of++) {
        const bone = boneOf(body.bones[of] ?? 0)
        const much = share * (body.shares[of] ?? 0) * legShare(bone, middles.positions[patch * 3] ?? 0)
        row[bone] = (row[bone] ?? 0) + much
        whole += much
      }
    }
    for (let bone = 0; bone < width; bone++) row[bone] = (row[bone] ?? 0) / (whole || 1)
    freely[patch] = clamp((Math.sqrt(found.nearest) - held) / (free - held), 0, 1)
  }
  return { rows, freely }
}

/** How much say skin has by the square of its distance, where the nearest is so far away. */
function sharesFrom(nearest: number): (square: number) => number {
  const wide = spread + Math.max(0, nearest - loose)
  const end = clamp(farthest.times * nearest, farthest.min, farthest.max)
  const fading = clamp((nearest - loose) / (quiteLoose - loose), 0, 1)
  return square => {
    const share = Math.exp((nearest * nearest - square) / (2 * wide * wide))
    return fading === 0 ? share : share * clamp((end - Math.sqrt(square)) / (end - nearest), 0, 1) ** fading
  }
}

const legs = /^(thigh|shin|foot|toe)/
/** Of every bone: 1 for legs of the left, -1 for those of the right. */
const legSides = boneNames.map(name => (legs.test(name) ? (name.endsWith('Left') ? 1 : -1) : 0))
/** Over so many metres from the middle the other leg loses its hold, so that no seam there tears. */
const between = 0.03

/** How much a bone may move what hangs at `x`. */
function legShare(bone: number, x: number): number {
  const across = -(legSides[bone] ?? 0) * x
  return 1 - clamp(across / between, 0, 1)
}
