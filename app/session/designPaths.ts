import type { DesignCard } from '../../server/contract/designs/design.ts'
import type { ProductType } from '../../server/contract/tenantSettings.ts'
import { productSlugs } from './shop/productSlugs.ts'

/** Where a design of the account is worked on. */
export const editPath = ({ id, productType }: Pick<DesignCard, 'id' | 'productType'>): string =>
  `/design/${productSlugs[productType]}?design=${id}`

/** Where it is ordered. */
export const checkoutPath = ({ id }: Pick<DesignCard, 'id'>): string => `/design/checkout/${id}`

/** Where another one is begun: a soccer kit, in a shop that makes them. */
export function newDesignPath(products: readonly ProductType[]): string {
  const first = products.includes('SOCCER_KIT') ? 'SOCCER_KIT' : (products[0] ?? 'SOCCER_KIT')
  return `/design/${productSlugs[first]}?new`
}
