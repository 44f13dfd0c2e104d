import type { GarmentPlugin } from '../../../engine/plugin.ts'
import { topGarment } from '../../blocks/top.ts'
import { boxyFitMeshes, boxyFitOptions, boxyFitPanels } from './cuts.ts'
import en from './labels.en.json' with { type: 'json' }
import kh from './labels.kh.json' with { type: 'json' }
import { sizeChart } from './measures.ts'
import { boxyFitPattern } from './pattern.ts'
import { product } from './product.ts'
import { boxyFitSlots } from './slots.ts'
import { boxyFitTemplates } from './templates/boxyFitTemplates.ts'
import { boxyFitZones } from './zones.ts'

/** The boxy tee: short and wide, of heavy jersey. */
export const boxyFit: GarmentPlugin = topGarment({
  product,
  panels: boxyFitPanels,
  options: boxyFitOptions,
  playerOptions: [],
  sizes: sizeChart,
  pattern: boxyFitPattern,
  zones: boxyFitZones,
  slots: boxyFitSlots,
  templates: boxyFitTemplates,
  meshes: boxyFitMeshes,
  words: { en, kh },
})
