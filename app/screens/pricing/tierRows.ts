import type { PriceTable } from '../../../server/contract/pricing/prices.ts'

interface TierRow {
  readonly from: number
  /** `null`: and more. */
  readonly to: number | null
  /** Of one piece, in cents. */
  readonly price: number
}

interface TierPrices {
  readonly unitPrice: number
  /** As long as the list of tiers. */
  readonly tierPrices: readonly number[]
  /** The smallest order. */
  readonly minimum: number
}

/** What a piece costs by how many are ordered, from the smallest order on. */
export function tierRows(
  tiers: PriceTable['tiers'],
  { unitPrice, tierPrices, minimum }: TierPrices,
): readonly TierRow[] {
  const steps = [
    { from: 1, price: unitPrice },
    ...tiers.map(({ from }, index) => ({ from, price: tierPrices[index] ?? unitPrice })),
  ]
  return steps.flatMap(({ from, price }, index) => {
    const next = steps[index + 1]?.from ?? null
    const begin = Math.max(from, minimum)
    return next !== null && next <= begin ? [] : [{ from: begin, to: next === null ? null : next - 1, price }]
  })
}

/** The lowest price of a piece of the product, in cents; `null` where the shop tells none. */
export function lowestPrice(table: PriceTable | null, productType: string): number | null {
  const product = table?.products.find(one => one.productType === productType)
  const prices = product?.fabrics.flatMap(({ unitPrice, tierPrices }) => [unitPrice, ...tierPrices]) ?? []
  return prices.length > 0 ? Math.min(...prices) : null
}
