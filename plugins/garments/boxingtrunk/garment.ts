import { type GarmentPlugin, productType } from '../../../engine/plugin.ts'
import { trunkMeshes, trunkOptions } from './cuts.ts'
import en from './labels.en.json' with { type: 'json' }
import kh from './labels.kh.json' with { type: 'json' }
import { trunkPattern } from './pattern.ts'
import { product } from './product.ts'
import { sizeChart } from './sizeChart.ts'
import { trunkSlots } from './slots.ts'
import { trunkTemplates } from './templates/trunkTemplates.ts'
import { trunkZones } from './zones.ts'

/** Boxing trunks: a wide elastic waistband, satin legs, ten sizes. */
export const boxingTrunk: GarmentPlugin = {
  kind: 'garment',
  id: productType(product.id),
  slug: product.slug,
  version: 1,
  options: trunkOptions,
  sizes: sizeChart,
  playerOptions: [],
  pattern: trunkPattern,
  zones: trunkZones,
  slots: trunkSlots,
  templates: trunkTemplates,
  meshes: trunkMeshes,
  labels: { en: { ...en, templates: product.templates.en }, kh: { ...kh, templates: product.templates.kh } },
}
