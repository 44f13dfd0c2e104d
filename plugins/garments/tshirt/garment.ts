import type { GarmentPlugin } from '../../../engine/plugin.ts'
import { topGarment } from '../../blocks/top.ts'
import { tshirtMeshes, tshirtOptions, tshirtPanels, tshirtPlayerOptions } from './cuts.ts'
import en from './labels.en.json' with { type: 'json' }
import kh from './labels.kh.json' with { type: 'json' }
import { sizeChart } from './measures.ts'
import { tshirtPattern } from './pattern.ts'
import { product } from './product.ts'
import { tshirtSlots } from './slots.ts'
import { tshirtTemplates } from './templates/tshirtTemplates.ts'
import { tshirtZones } from './zones.ts'

/** The T-shirt: single jersey, drafted for ten sizes. */
export const tshirt: GarmentPlugin = topGarment({
  product,
  panels: tshirtPanels,
  options: tshirtOptions,
  playerOptions: tshirtPlayerOptions,
  sizes: sizeChart,
  pattern: tshirtPattern,
  zones: tshirtZones,
  slots: tshirtSlots,
  templates: tshirtTemplates,
  meshes: tshirtMeshes,
  words: { en, kh },
})
