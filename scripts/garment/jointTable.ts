import { jointsOf } from '../../engine/drafting/joints.ts'
import { type GarmentPlugin, type Size, sizes, spokenSize } from '../../engine/index.ts'
import { cutsOf } from '../../tests/support/cutsOf.ts'

/** A line that runs on over a seam, in one cut and size. */
export interface Joint {
  readonly name: string
  /** Of the corners on its one side: 180 where it runs on straight. */
  readonly degrees: number
  /** Values of the options, `crew short hem with`. */
  readonly cut: string
  readonly size: string
}

/** All of them, cut by cut, sizes in their order. */
export const jointsOfGarment = (garment: GarmentPlugin): readonly Joint[] =>
  cutsOf(garment).flatMap(cut =>
    sizes.flatMap((size: Size) =>
      jointsOf(garment.pattern(size, cut)).map(
        (joint): Joint => ({ ...joint, cut: Object.values(cut).join(' ') || 'one cut', size: spokenSize(size) }),
      ),
    ),
  )

/** One row per garment: how many joints were measured, and which is the farthest from straight. */
export function worstJoints(garments: readonly GarmentPlugin[]): string {
  const rows = garments.map(garment => {
    const joints = jointsOfGarment(garment)
    // Left mirrors right but for the last digits: the first of both is named.
    const off = ({ degrees }: Joint): number => Math.round(Math.abs(degrees - 180) * 1000)
    const [worst] = joints.toSorted((a, b) => off(b) - off(a))
    const [degrees, where] = worst
      ? [worst.degrees.toFixed(2), `\`${worst.name}\`, ${worst.cut}, ${worst.size}`]
      : ['', '']
    return `| ${garment.slug} | ${cutsOf(garment).length} | ${joints.length} | ${degrees}° | ${where} |`
  })
  return ['| garment | cuts | joints | farthest from 180° | where |', '|---|---|---|---|---|', ...rows].join('\n')
}
