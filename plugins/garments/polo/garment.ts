import type { GarmentPlugin } from '../../../engine/plugin.ts'
import { topGarment } from '../../blocks/top.ts'
import { poloMeshes, poloOptions, poloPanels, poloPlayerOptions } from './cuts.ts'
import en from './labels.en.json' with { type: 'json' }
import kh from './labels.kh.json' with { type: 'json' }
import { sizeChart } from './measures.ts'
import { poloPattern } from './pattern.ts'
import { product } from './product.ts'
import { poloSlots } from './slots.ts'
import { poloTemplates } from './templates/poloTemplates.ts'
import { poloZones } from './zones.ts'

/** The polo shirt: piqué, a collar of rib that is folded over, a placket with buttons and vents at the sides. */
export const polo: GarmentPlugin = topGarment({
  product,
  panels: poloPanels,
  options: poloOptions,
  playerOptions: poloPlayerOptions,
  sizes: sizeChart,
  pattern: poloPattern,
  zones: poloZones,
  slots: poloSlots,
  templates: poloTemplates,
  meshes: poloMeshes,
  words: { en, kh },
})
