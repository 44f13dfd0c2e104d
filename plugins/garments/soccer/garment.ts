import { type GarmentPlugin, productType } from '../../../engine/plugin.ts'
import { soccerMeshes, soccerOptions, soccerPlayerOptions } from './cuts.ts'
import en from './labels.en.json' with { type: 'json' }
import kh from './labels.kh.json' with { type: 'json' }
import { soccerPattern } from './pattern.ts'
import { product } from './product.ts'
import { sizeChart } from './sizeChart.ts'
import { soccerSlots } from './slots.ts'
import { soccerTemplates } from './templates/soccerTemplates.ts'
import { soccerZones } from './zones.ts'

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
  labels: { en: { ...en, templates: product.templates.en }, kh: { ...kh, templates: product.templates.kh } },
}
