import { products } from '../../plugins/products.ts'
import type { ProductType } from '../../server/contract/tenantSettings.ts'

/** Where a product is designed: `/design/<slug>`. Pages know it without loading the garment. */
export const slugOf = (type: ProductType): string => products[type].slug

/** Whether one can choose between short and long sleeves. */
export const hasLongSleeves = (type: ProductType): boolean => 'hasLongSleeves' in products[type]

/** Every product that there is a designer for. */
export const designableTypes: readonly ProductType[] = Object.values(products).map(({ id }) => id)

/** Whether a shop sells the soccer kit: only then it may show itself with one. */
export const sellsSoccerKits = (tenant: { readonly productTypes: readonly ProductType[] }): boolean =>
  tenant.productTypes.includes('SOCCER_KIT')
