import { type GarmentPlugin, productType } from '../../../engine/index.ts'
import { garments } from '../../../plugins/index.ts'
import type { ProductType } from '../../contract/tenantSettings.ts'

const byType = new Map(garments.map(garment => [garment.id, garment]))

/** The garment that a product type is drafted as; `undefined` while none ships. */
export const findGarment = (type: ProductType): GarmentPlugin | undefined => byType.get(productType(type))

/** Of a type that a design was made of. */
export function garmentOf(type: ProductType): GarmentPlugin {
  const garment = findGarment(type)
  if (!garment) throw new Error(`No garment ships for ${type}, but a design was made of it.`)
  return garment
}
