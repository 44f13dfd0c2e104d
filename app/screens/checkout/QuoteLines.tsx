import { useTranslation } from 'react-i18next'
import type { Quote } from '../../../server/contract/pricing/prices.ts'
import { formatMoney, formatPercent, sizeName } from '../../i18n/formats.ts'
import type { OrderItem } from './designs/useOrderItem.ts'
import styles from './sum.module.css'

interface QuoteLinesProps {
  readonly quote: Quote
  /** What the designs of the order are called. */
  readonly items: readonly Pick<OrderItem, 'id' | 'name'>[]
  /** A newer price is on its way. */
  readonly isFetching: boolean
}

/** A price line by line, with what more pieces would change. */
export function QuoteLines({ quote, items, isFetching }: QuoteLinesProps) {
  const { t } = useTranslation('checkout')
  const nameOf = (design: string | null) => items.find(({ id }) => id === design)?.name || t('app:name.none')
  return (
    <div className={styles.quote} aria-busy={isFetching}>
      {quote.items.map(item => (
        <div key={item.design} className={styles.item}>
          {quote.items.length > 1 && <h3>{nameOf(item.design)}</h3>}
          <ul className={styles.lines}>
            {item.lines.map(line => (
              <li key={`${line.size} ${line.sleeve} ${line.version}`}>
                <span>
                  {line.quantity} × {sizeName(line.size)}, {t(`sleeve.${line.sleeve}`)}
                  {line.version === 'goalkeeper' && `, ${t('app:roster.column.goalkeeper')}`}
                  <small>{t('price.each', { price: formatMoney(line.unitPrice) })}</small>
                </span>
                <span>{formatMoney(line.amount)}</span>
              </li>
            ))}
            {item.totalDiscount > 0 && (
              <li className={styles.less}>
                <span>
                  {t('price.discount')}
                  <small>
                    {item.tierDiscount > 0
                      ? t('price.tier', { percent: formatPercent(item.tierDiscount), count: item.quantity })
                      : t('price.ofSleeves')}
                  </small>
                </span>
                <span>{formatMoney(-item.totalDiscount)}</span>
              </li>
            )}
          </ul>
          {item.nextTier && (
            <div className={styles.next}>
              <p>{t('price.next', { count: item.nextTier.missing, percent: formatPercent(item.nextTier.discount) })}</p>
              <progress
                value={item.quantity}
                max={item.quantity + item.nextTier.missing}
                aria-label={t('price.progress')}
              />
            </div>
          )}
          {item.missing > 0 && (
            <p className={styles.missing}>{t('price.missing', { count: item.missing, min: item.minimumQuantity })}</p>
          )}
        </div>
      ))}
      <p className={styles.total}>
        <span>{t('price.total')}</span>
        <strong>{formatMoney(quote.grandTotal)}</strong>
      </p>
      <p className={styles.small}>{t('price.binding')}</p>
    </div>
  )
}
