import type { GarmentPlugin } from '../../../engine/plugin.ts'
import { topGarment } from '../../blocks/top.ts'
import { sleevelessShirtMeshes, sleevelessShirtOptions, sleevelessShirtPanels } from './cuts.ts'
import en from './labels.en.json' with { type: 'json' }
import kh from './labels.kh.json' with { type: 'json' }
import { sizeChart } from './measures.ts'
import { sleevelessShirtPattern } from './pattern.ts'
import { product } from './product.ts'
import { sleevelessShirtSlots } from './slots.ts'
import { sleevelessShirtTemplates } from './templates/sleevelessShirtTemplates.ts'
import { sleevelessShirtZones } from './zones.ts'

/** The sleeveless shirt: deep armholes bound with rib. */
export const sleevelessShirt: GarmentPlugin = topGarment({
  product,
  panels: sleevelessShirtPanels,
  options: sleevelessShirtOptions,
  playerOptions: [],
  sizes: sizeChart,
  pattern: sleevelessShirtPattern,
  zones: sleevelessShirtZones,
  slots: sleevelessShirtSlots,
  templates: sleevelessShirtTemplates,
  meshes: sleevelessShirtMeshes,
  words: { en, kh },
})
