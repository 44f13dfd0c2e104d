import { draftPattern, type OptionValues, type Panel, type Pattern, type Size } from '../../../engine/plugin.ts'
import { draftShorts } from '../../blocks/legs.ts'
import { draftShirt } from '../../blocks/shirt.ts'
import { cutOf } from './cuts.ts'
import { foldedCollar, raglanMeasures, shirtMeasures, shortsMeasures, sleeveMeasures } from './measures.ts'

/** The pieces of a soccer kit. Pure: the same size and options give the same pattern. Throws when they cannot be trued. */
export function soccerPattern(size: Size, options: OptionValues): Pattern {
  const cut = cutOf(options)
  const body = shirtMeasures(size)
  const shirt = draftShirt({
    body,
    sleeve: sleeveMeasures(size, cut),
    neck: cut.collar === 'v' ? 'v' : 'crew',
    raglan: cut.armhole === 'raglan' ? raglanMeasures(size, cut) : undefined,
    ...(cut.collar === 'polo' && { collar: foldedCollar(size, cut) }),
  })
  const isOfMesh = ({ id }: Panel): boolean => cut.backCloth === 'mesh' && id === 'back'
  const parts = cut.shorts === 'with' ? [shirt, draftShorts(shortsMeasures(size))] : [shirt]
  return draftPattern({
    size,
    options: { ...cut },
    panels: parts.flatMap(({ panels }) => panels).map(panel => (isOfMesh(panel) ? { ...panel, mesh: true } : panel)),
    seams: parts.flatMap(({ seams }) => seams),
  })
}
