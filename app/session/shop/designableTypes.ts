import type { ProductType } from '../../../server/contract/tenantSettings.ts'

/** Products that can be designed already. Told without loading the garments; a test compares it with them. */
export const designableTypes: readonly ProductType[] = ['SOCCER_KIT']

export const isDesignable = (type: ProductType): boolean => designableTypes.includes(type)

/** Whether a shop sells something that can be designed already: only then it may show itself with a kit. */
export const showsKits = (shop: { readonly productTypes: readonly ProductType[] }): boolean =>
  shop.productTypes.some(isDesignable)
