import type { Tier } from '../contract/pricing/priceBook.ts'

export interface ReachedTier {
  /** Basis points; 0 below the first tier. */
  readonly discount: number
  /** The next tier that takes more off; null when none does. */
  readonly next: { readonly missing: number; readonly discount: number } | null
}

/** Where so many pieces stand among the tiers, which grow. */
export function tierOf(tiers: readonly Tier[], quantity: number): ReachedTier {
  const discount = tiers.findLast(tier => tier.from <= quantity)?.discount ?? 0
  const next = tiers.find(tier => tier.from > quantity && tier.discount > discount)
  return { discount, next: next ? { missing: next.from - quantity, discount: next.discount } : null }
}
