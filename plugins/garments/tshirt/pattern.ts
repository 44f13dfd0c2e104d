import { draftPattern, type OptionValues, type Pattern, type Size } from '../../../engine/plugin.ts'
import { draftShirt } from '../../blocks/shirt.ts'
import { tshirtCut } from './cuts.ts'
import { bodyOf, sleeveOf } from './measures.ts'

/** The pieces of a T-shirt. Pure: the same size and options give the same pattern. Throws when they cannot be trued. */
export function tshirtPattern(size: Size, options: OptionValues): Pattern {
  const cut = tshirtCut(options)
  const pieces = draftShirt({ body: bodyOf(size), sleeve: sleeveOf(size, cut), neck: cut.collar })
  return draftPattern({ size, options: { ...cut }, ...pieces })
}
