import { type GarmentPlugin, productType } from '../../../engine/index.ts'
import { soccerModels } from './models.ts'
import { soccerOptions } from './options.ts'
import { soccerPattern } from './pattern.ts'
import { sizeChart } from './sizeChart.ts'
import { soccerSlots } from './slots.ts'
import { soccerTemplates } from './templates/soccerTemplates.ts'
import { soccerZones } from './zones.ts'

/** The soccer kit: shirt and shorts drafted for ten sizes. */
export const soccer: GarmentPlugin = {
  kind: 'garment',
  id: productType('SOCCER_KIT'),
  slug: 'soccer',
  version: 1,
  options: soccerOptions,
  sizes: sizeChart,
  sizedApart: ['shorts'],
  pattern: soccerPattern,
  zones: soccerZones,
  slots: soccerSlots,
  templates: soccerTemplates,
  models: soccerModels,
}
