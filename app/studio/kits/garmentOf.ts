import type { GarmentPlugin } from '../../../engine/index.ts'
import { garments } from '../../../plugins/index.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'

/** The garment of a product. Throws where there is none yet: ask `isDesignable` before. */
export function garmentOf(type: ProductType): GarmentPlugin {
  const garment = garments.find(({ id }) => id === type)
  if (!garment) throw new Error(`No garment ships for ${type}. Add its plugin, or take it out of designableTypes.`)
  return garment
}
