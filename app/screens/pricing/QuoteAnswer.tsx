import { useTranslation } from 'react-i18next'
import type { PriceTable, QuoteRequest } from '../../../server/contract/pricing/prices.ts'
import { formatMoney } from '../../i18n/khmerFormat.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { AskAgain } from '../../ui/EmptyState.tsx'
import styles from './pricing.module.css'
import { askQuote } from './pricingCalls.ts'
import { QuoteLines } from './QuoteLines.tsx'
import { TierBar } from './TierBar.tsx'
import { quoteRequestOf, type Wish } from './wish.ts'

export interface QuoteAnswerProps {
  readonly wish: Wish
  readonly tiers: PriceTable['tiers']
}

/** What the server reckons for a wish. */
export function QuoteAnswer({ wish, tiers }: QuoteAnswerProps) {
  const { t } = useTranslation('pricing')
  const request = quoteRequestOf(wish)
  return (
    <div className={styles.quote}>
      {request ? <Reckoned request={request} tiers={tiers} /> : <p className={styles.empty}>{t('nothing')}</p>}
    </div>
  )
}

function Reckoned({ request, tiers }: { readonly request: QuoteRequest; readonly tiers: PriceTable['tiers'] }) {
  const { t } = useTranslation('pricing')
  const { ask } = useServices()
  const asked = useAnswer(['quote', request], () => askQuote(ask, request))
  if (asked.kind === 'failed') return <AskAgain trouble={asked.trouble} again={asked.again} />
  if (asked.kind === 'loading')
    return <div className={styles.reckoning} role="status" aria-busy aria-label={t('app:loading')} />
  const { items, promotion, amount, totalDiscount, grandTotal } = asked.value
  const [item] = items
  if (!item) return null
  return (
    <div className={styles.reckoned} data-old={asked.isOld || undefined}>
      <QuoteLines lines={item.lines} />
      {promotion !== 'none' && (
        <p className={styles.promotion} data-promotion={promotion}>
          {t(`promotion.${promotion}`)}
        </p>
      )}
      <dl className={styles.sums}>
        <dt>{t('amount')}</dt>
        <dd>{formatMoney(amount)}</dd>
        <dt>{t('discount')}</dt>
        <dd>{formatMoney(-totalDiscount)}</dd>
        <dt className={styles.total}>{t('total', { count: item.quantity })}</dt>
        <dd className={styles.total} aria-live="polite">
          {formatMoney(grandTotal)}
        </dd>
      </dl>
      <TierBar item={item} tiers={tiers} />
      {item.missing > 0 && (
        <p className={styles.missing} role="status">
          {t('missing', { minimum: item.minimumQuantity, count: item.missing })}
        </p>
      )}
    </div>
  )
}
