import { draftPattern, type OptionValues, type Pattern, type Size } from '../../../engine/plugin.ts'
import { draftShirt } from '../../blocks/shirt.ts'
import { sleeveEnd } from './cuts.ts'
import { bodyOf, sleeveOf } from './measures.ts'

/** Finished heights of rib in mm. */
const [collarHeight, cuffHeight] = [26, 30]

/** The pieces of an oversized shirt. Pure: the same size and options give the same pattern. Throws when they cannot be trued. */
export function oversizedShirtPattern(size: Size, options: OptionValues): Pattern {
  const cuff = sleeveEnd(options)
  const pieces = draftShirt({
    body: bodyOf(size),
    sleeve: { ...sleeveOf(size), cuff: cuff === 'rib' ? cuffHeight : null },
    neck: 'crew',
    collar: collarHeight,
  })
  return draftPattern({ size, options: { cuff }, ...pieces })
}
