import type { GarmentPlugin } from '../../engine/index.ts'
import type { ProductType } from '../../server/contract/tenantSettings.ts'
import { slugOf } from '../session/products.ts'
import type { Studio } from './studio.ts'

/** The garment of a product. Throws where this build has none. */
export async function fetchedGarment(
  { fetchGarment }: Pick<Studio, 'fetchGarment'>,
  type: ProductType,
): Promise<GarmentPlugin> {
  const garment = await fetchGarment(slugOf(type))
  if (!garment) throw new Error(`No garment ships for ${type}: add its plugin to plugins/index.ts.`)
  return garment
}
