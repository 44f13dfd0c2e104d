import { draftPattern, type OptionValues, type Pattern, type Size } from '../../../engine/plugin.ts'
import { draftVest } from '../../blocks/shirt.ts'
import { backStyle } from './cuts.ts'
import { bodyOf } from './measures.ts'

/** Finished heights of rib in mm. */
const [collarHeight, bindingHeight] = [16, 12]

/** The pieces of a sleeveless shirt. Pure: the same size and options give the same pattern. Throws when they cannot be trued. */
export function sleevelessShirtPattern(size: Size, options: OptionValues): Pattern {
  const back = backStyle(options)
  const pieces = draftVest({ body: bodyOf(size, back), collar: collarHeight, binding: bindingHeight })
  return draftPattern({ size, options: { back }, ...pieces })
}
