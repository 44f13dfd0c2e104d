import type { GarmentPlugin } from '../../../engine/plugin.ts'
import { topGarment } from '../../blocks/top.ts'
import { hoodieMeshes, hoodieOptions, hoodiePanels } from './cuts.ts'
import en from './labels.en.json' with { type: 'json' }
import kh from './labels.kh.json' with { type: 'json' }
import { sizeChart } from './measures.ts'
import { hoodiePattern } from './pattern.ts'
import { product } from './product.ts'
import { hoodieSlots } from './slots.ts'
import { hoodieTemplates } from './templates/hoodieTemplates.ts'
import { hoodieZones } from './zones.ts'

/** The hoodie: fleece, a hood of two halves, a kangaroo pocket and rib at hem and cuffs. */
export const hoodie: GarmentPlugin = topGarment({
  product,
  panels: hoodiePanels,
  options: hoodieOptions,
  playerOptions: [],
  sizes: sizeChart,
  pattern: hoodiePattern,
  zones: hoodieZones,
  slots: hoodieSlots,
  templates: hoodieTemplates,
  meshes: hoodieMeshes,
  words: { en, kh },
})
