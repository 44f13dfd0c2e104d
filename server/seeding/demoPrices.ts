import type { PriceBook } from '../contract/pricing/priceBook.ts'
import type { ProductType } from '../contract/tenantSettings.ts'

interface Level {
  /** The price of a short-sleeved shirt in the basic fabric, in cents. */
  readonly shirt: number
  readonly minimum: number
}

const levels: Readonly<Record<string, Level>> = {
  angkor: { shirt: 1050, minimum: 10 },
  mekong: { shirt: 1250, minimum: 8 },
  tonle: { shirt: 1400, minimum: 1 },
}

/** The price of each product in percent of a shirt. */
const proportions: Readonly<Record<ProductType, number>> = {
  SOCCER_KIT: 150,
  OVERSIZED_SHIRT: 115,
  POLO_SHIRT: 130,
  SLEEVELESS_SHIRT: 90,
  TSHIRT: 100,
  HOODIE: 220,
  BOXY_FIT: 110,
  BOXING_TRUNK: 120,
}

const fabrics = [
  { fabric: 'interlock', percent: 100, discountLimit: 3000 },
  { fabric: 'mesh', percent: 108, discountLimit: 2500 },
  { fabric: 'jacquard', percent: 125, discountLimit: 2000 },
]

/** The price book of a demo shop at a price level. */
export function demoPrices(slug: string, productTypes: readonly ProductType[]): PriceBook {
  const { shirt, minimum } = levels[slug] ?? { shirt: 1200, minimum: 10 }
  return {
    currency: 'USD',
    products: productTypes.map(productType => ({
      productType,
      minimumQuantity: minimum,
      fabrics: fabrics.map(({ fabric, percent, discountLimit }) => ({
        fabric,
        unitPrice: Math.round((shirt * proportions[productType] * percent) / 10_000 / 5) * 5,
        discountLimit,
      })),
    })),
    tiers: [
      { from: 10, discount: 500 },
      { from: 25, discount: 1000 },
      { from: 50, discount: 1500 },
      { from: 100, discount: 2200 },
    ],
    longSleeve: { surcharge: 150, discount: 100 },
    largeSize: { surcharge: 100 },
    promotions: [{ code: 'NEWSEASON', discount: 500, until: null }],
  }
}
