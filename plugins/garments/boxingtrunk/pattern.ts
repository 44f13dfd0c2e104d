import { draftPattern, type OptionValues, type Pattern, type Size } from '../../../engine/plugin.ts'
import { draftShorts } from '../../blocks/legs.ts'
import { cutOf } from './cuts.ts'
import { trunkMeasures } from './measures.ts'
import { withSlit } from './slit.ts'

/** The pieces of trunks. Pure: the same size and options give the same pattern. Throws when they cannot be trued. */
export function trunkPattern(size: Size, options: OptionValues): Pattern {
  const cut = cutOf(options)
  const { panels, seams } = draftShorts(trunkMeasures(size, cut))
  return draftPattern({
    size,
    options: { ...cut },
    panels:
      cut.hem === 'slit' ? panels.map(panel => (panel.placement.kind === 'leg' ? withSlit(panel) : panel)) : panels,
    seams,
  })
}
