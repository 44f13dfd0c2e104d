import { type GarmentPlugin, productType } from '../../../engine/plugin.ts'
import { wordsOf } from '../../blocks/words.ts'
import { soccerMeshes, soccerOptions, soccerPanels, soccerPlayerOptions } from './cuts.ts'
import en from './labels.en.json' with { type: 'json' }
import kh from './labels.kh.json' with { type: 'json' }
import { soccerPattern } from './pattern.ts'
import { product } from './product.ts'
import { sizeChart } from './sizeChart.ts'
import { matchSlots, soccerSlots } from './slots.ts'
import { soccerTemplates } from './templates/soccerTemplates.ts'
import { soccerZonePlans, soccerZones } from './zones.ts'

/** The soccer kit: shirt and shorts drafted for ten sizes. */
export const soccer: GarmentPlugin = {
  kind: 'garment',
  id: productType(product.id),
  slug: product.slug,
  version: 1,
  options: soccerOptions,
  sizes: sizeChart,
  playerOptions: soccerPlayerOptions,
  pattern: soccerPattern,
  zones: soccerZones,
  slots: soccerSlots,
  templates: soccerTemplates,
  meshes: soccerMeshes,
  labels: wordsOf(
    {
      panels: soccerPanels,
      zones: soccerZonePlans,
      slots: matchSlots,
      sizes: sizeChart,
      options: soccerOptions,
      playerOptions: soccerPlayerOptions,
    },
    { en, kh },
    product.templates,
  ),
}
