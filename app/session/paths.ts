import type { DesignCard } from '../../server/contract/designs/design.ts'
import type { ProductType } from '../../server/contract/tenantSettings.ts'
import { isDesignable, slugOf } from './products.ts'

/** Where a design of the account is worked on. */
export const editPath = ({ id, productType }: Pick<DesignCard, 'id' | 'productType'>): string =>
  `/design/${slugOf(productType)}?design=${id}`

/** Where it is ordered. */
export const checkoutPath = ({ id }: Pick<DesignCard, 'id'>): string => `/design/checkout/${id}`

/** Where another one is begun: of the first product that can be designed already, else of the first that the shop makes. */
export function newDesignPath(products: readonly ProductType[]): string {
  const first = products.find(isDesignable) ?? products[0] ?? 'SOCCER_KIT'
  return `/design/${slugOf(first)}?new`
}
