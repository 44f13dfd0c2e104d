import type { GarmentPlugin } from '../../../engine/plugin.ts'
import { topGarment } from '../../blocks/top.ts'
import { oversizedShirtMeshes, oversizedShirtOptions, oversizedShirtPanels } from './cuts.ts'
import en from './labels.en.json' with { type: 'json' }
import kh from './labels.kh.json' with { type: 'json' }
import { sizeChart } from './measures.ts'
import { oversizedShirtPattern } from './pattern.ts'
import { product } from './product.ts'
import { oversizedShirtSlots } from './slots.ts'
import { oversizedShirtTemplates } from './templates/oversizedShirtTemplates.ts'
import { oversizedShirtZones } from './zones.ts'

/** The oversized shirt: dropped shoulders, sleeves to the elbow, of heavy jersey. */
export const oversizedShirt: GarmentPlugin = topGarment({
  product,
  panels: oversizedShirtPanels,
  options: oversizedShirtOptions,
  playerOptions: [],
  sizes: sizeChart,
  pattern: oversizedShirtPattern,
  zones: oversizedShirtZones,
  slots: oversizedShirtSlots,
  templates: oversizedShirtTemplates,
  meshes: oversizedShirtMeshes,
  words: { en, kh },
})
