import { products } from '../../plugins/products.ts'
import type { ProductType } from '../../server/contract/tenantSettings.ts'

const types: readonly ProductType[] = Object.values(products).map(({ id }) => id)

/** Where a product is designed: `/design/<slug>`. Pages know it, and whether there is a garment, without loading one. */
export const slugOf = (type: ProductType): string => products[type].slug

export const isDesignable = (type: ProductType): boolean => products[type].isDrafted

/** Whether one can choose between short and long sleeves. */
export const hasLongSleeves = (type: ProductType): boolean => 'hasLongSleeves' in products[type]

export const designableTypes: readonly ProductType[] = types.filter(isDesignable)

/** Products whose garments are still being drafted. */
export const comingTypes: readonly ProductType[] = types.filter(type => !isDesignable(type))

/** Whether a shop sells the soccer kit: only then it may show itself with one. */
export const sellsSoccerKits = (tenant: { readonly productTypes: readonly ProductType[] }): boolean =>
  tenant.productTypes.includes('SOCCER_KIT')
