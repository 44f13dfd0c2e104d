import type { BodyPoints } from '../../avatar/nearSkin.ts'
import { boneNames } from '../../avatar/skeleton.ts'
import { somePoints } from '../../avatar/somePoints.ts'
import { squareBetween } from '../../geometry/squareBetween.ts'
import type { WornCloth } from './wornCloth.ts'

/** The parts of a body that move apart from one another: its trunk, arms and legs, by the bones that carry them. */
const parts: readonly RegExp[] = [
  /^(pelvis|spine|chest|neck|head|clavicle)/,
  ...['Left', 'Right'].flatMap(side => [
    new RegExp(`^(arm|fore|hand|fingers).*${side}$`),
    new RegExp(`^(thigh|shin|foot|toe)${side}$`),
  ]),
]

const partOfBone = boneNames.map(name => parts.findIndex(part => part.test(name)))

/** Skin and cloth belong to the part that they follow for more than this share. */
const mostly = 0.5
/** Points of skin that are nearer to one another than this at rest are beside each other, in m. */
const beside = 0.045

/** A part of the body, and the cloth that may touch it without hanging on it. */
export interface Limb {
  readonly skin: BodyPoints
  /** Of each point of the skin, those beside it. */
  readonly around: readonly Int32Array[]
  /** Of the cloth. */
  readonly vertices: Int32Array
}

export function limbsOf(skin: BodyPoints, { weights }: Pick<WornCloth, 'weights'>): readonly Limb[] {
  const [ofSkin, ofCloth] = [followed(skin), followed(weights)]
  return parts.map((_, part) => {
    const points = somePoints(
      skin,
      pointsWhere(ofSkin, part, share => share > mostly),
    )
    return {
      skin: points,
      around: around(points),
      vertices: pointsWhere(ofCloth, part, share => share <= mostly),
    }
  })
}

/** Of each point, how much it follows each part, 0 to 1, part after part. */
function followed({ bones, shares }: { readonly bones: Uint8Array; readonly shares: ArrayLike<number> }): Float64Array {
  const follows = new Float64Array((bones.length / 4) * parts.length)
  for (let first = 0; first < bones.length; first += 4) {
    let all = 0
    for (let at = first; at < first + 4; at++) all += shares[at] as number
    for (let at = first; at < first + 4; at++) {
      const to = (first / 4) * parts.length + (partOfBone[bones[at] as number] as number)
      follows[to] = (follows[to] as number) + (shares[at] as number) / (all || 1)
    }
  }
  return follows
}

const pointsWhere = (follows: Float64Array, part: number, isWanted: (share: number) => boolean): Int32Array =>
  Int32Array.from({ length: follows.length / parts.length }, (_, point) => point).filter(point =>
    isWanted(follows[point * parts.length + part] as number),
  )

function around({ positions }: BodyPoints): readonly Int32Array[] {
  const all = Int32Array.from({ length: positions.length / 3 }, (_, point) => point)
  return Array.from(all, point =>
    all.filter(other => other !== point && squareBetween(positions, other, positions, point) < beside * beside),
  )
}
