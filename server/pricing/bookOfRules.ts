import { type PriceBook, priceBookSchema } from '../contract/pricing/priceBook.ts'
import { productTypes } from '../contract/tenantSettings.ts'
import type { PriceRule } from './rulesOfBook.ts'

/**
 * The book that `rulesOfBook` took apart; products in the order of the contract, fabrics by name, tiers by quantity.
 * @throws ZodError when lines are missing
 */
export function bookOfRules(rules: readonly PriceRule[]): PriceBook {
  const of = (kind: PriceRule['kind'], subject?: string) =>
    rules.filter(rule => rule.kind === kind && (subject === undefined || rule.subject === subject))
  const [longSleeve] = of('surcharge', 'long-sleeve')
  const [largeSize] = of('surcharge', '3xl-up')
  return priceBookSchema.parse({
    currency: 'USD',
    products: productTypes.flatMap(productType => productOf(productType, rules)),
    tiers: of('tier')
      .map(({ quantity, basisPoints }) => ({ from: quantity ?? 0, discount: basisPoints }))
      .toSorted((a, b) => a.from - b.from),
    longSleeve: { surcharge: longSleeve?.amount, discount: longSleeve?.basisPoints },
    largeSize: { surcharge: largeSize?.amount },
    promotions: of('promotion').map(({ subject, basisPoints, validUntil }) => ({
      code: subject,
      discount: basisPoints,
      until: validUntil?.toISOString() ?? null,
    })),
  })
}

function productOf(productType: string, all: readonly PriceRule[]) {
  const rules = all.filter(rule => rule.productType === productType)
  const minimum = rules.find(rule => rule.kind === 'minimum')
  if (!minimum) return []
  const fabrics = rules
    .filter(rule => rule.kind === 'unit')
    .map(({ fabric, amount }) => {
      const limit = rules.find(rule => rule.kind === 'discount-limit' && rule.fabric === fabric)
      return { fabric: fabric ?? '', unitPrice: amount, discountLimit: limit?.basisPoints }
    })
  return [
    {
      productType,
      minimumQuantity: minimum.quantity,
      fabrics: fabrics.toSorted((a, b) => (a.fabric < b.fabric ? -1 : 1)),
    },
  ]
}
