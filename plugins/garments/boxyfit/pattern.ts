import { draftPattern, type OptionValues, type Pattern, type Size } from '../../../engine/plugin.ts'
import { draftShirt } from '../../blocks/shirt.ts'
import { type CollarRise, collarRise } from './cuts.ts'
import { bodyOf, sleeveOf } from './measures.ts'

/** Finished height of the collar in mm. */
const collarHeight: Readonly<Record<CollarRise, number>> = { crew: 24, mock: 46 }

/** The pieces of a boxy tee. Pure: the same size and options give the same pattern. Throws when they cannot be trued. */
export function boxyFitPattern(size: Size, options: OptionValues): Pattern {
  const collar = collarRise(options)
  const pieces = draftShirt({
    body: bodyOf(size),
    sleeve: sleeveOf(size),
    neck: 'crew',
    collar: collarHeight[collar],
  })
  return draftPattern({ size, options: { collar }, ...pieces })
}
