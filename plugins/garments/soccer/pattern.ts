import { draftPattern, type OptionValues, type Pattern, type Size } from '../../../engine/plugin.ts'
import { draftShorts } from '../../blocks/legs.ts'
import { draftShirt } from '../../blocks/shirt.ts'
import { cutOf } from './cuts.ts'
import { shirtMeasures, shortsMeasures, sleeveMeasures } from './measures.ts'

/** The pieces of a soccer kit. Pure: the same size and options give the same pattern. Throws when they cannot be trued. */
export function soccerPattern(size: Size, options: OptionValues): Pattern {
  const cut = cutOf(options)
  const shirt = draftShirt({ body: shirtMeasures(size), sleeve: sleeveMeasures(size, cut), neck: cut.collar })
  const parts = cut.shorts === 'with' ? [shirt, draftShorts(shortsMeasures(size))] : [shirt]
  return draftPattern({
    size,
    options: { ...cut },
    panels: parts.flatMap(({ panels }) => panels),
    seams: parts.flatMap(({ seams }) => seams),
  })
}
