import { useTranslation } from 'react-i18next'
import type { PriceTable, QuoteItem } from '../../../server/contract/pricing/prices.ts'
import { formatPercent } from '../../i18n/khmerFormat.ts'
import styles from './pricing.module.css'

export interface TierBarProps {
  readonly item: QuoteItem
  readonly tiers: PriceTable['tiers']
}

/** How far it is to the next discount. */
export function TierBar({ item, tiers }: TierBarProps) {
  const { t } = useTranslation('pricing')
  const { quantity, tierDiscount, nextTier } = item
  const reached = tiers.findLast(({ from }) => from <= quantity)?.from ?? 0
  const next = nextTier ? quantity + nextTier.missing : quantity
  const share = nextTier ? (quantity - reached) / Math.max(1, next - reached) : 1
  return (
    <div className={styles.tier}>
      <p>
        {nextTier
          ? t('nextTier', { count: nextTier.missing, discount: formatPercent(nextTier.discount) })
          : t('topTier', { discount: formatPercent(tierDiscount) })}
      </p>
      <div className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </div>
      <p className={styles.tierNow}>{tierDiscount > 0 && t('tierNow', { discount: formatPercent(tierDiscount) })}</p>
    </div>
  )
}
