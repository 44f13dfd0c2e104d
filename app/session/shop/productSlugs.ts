import type { ProductType } from '../../../server/contract/tenantSettings.ts'

/** Where each product is designed: `/design/<slug>`. */
export const productSlugs: Readonly<Record<ProductType, string>> = {
  SOCCER_KIT: 'soccer',
  POLO_SHIRT: 'polo',
  SLEEVELESS_SHIRT: 'sleeveless',
  OVERSIZED_SHIRT: 'oversizedshirt',
  TSHIRT: 'tshirt',
  HOODIE: 'hoodie',
  BOXY_FIT: 'boxyfit',
  BOXING_TRUNK: 'boxingtrunk',
}
