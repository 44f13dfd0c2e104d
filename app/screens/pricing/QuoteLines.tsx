import { useTranslation } from 'react-i18next'
import type { QuoteLine } from '../../../server/contract/pricing/prices.ts'
import { formatMoney, formatPercent } from '../../i18n/khmerFormat.ts'
import { sizeName } from '../../i18n/sizeName.ts'
import styles from './pricing.module.css'

/** Each size and sleeve: how many, at what price, what is taken off, what it comes to. */
export function QuoteLines({ lines }: { readonly lines: readonly QuoteLine[] }) {
  const { t } = useTranslation('pricing')
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{t('lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('size')}</th>
          <th scope="col">{t('pieces')}</th>
          <th scope="col">{t('unit')}</th>
          <th scope="col">{t('off')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ size, sleeve, quantity, unitPrice, discountRate, totalAmount }) => (
          <tr key={`${size} ${sleeve}`}>
            <th scope="row">
              {sizeName(size)}
              {sleeve === 'long' && <span>{t('sleeve.long')}</span>}
            </th>
            <td>{quantity}</td>
            <td>{formatMoney(unitPrice)}</td>
            <td>{discountRate === 0 ? '–' : formatPercent(discountRate)}</td>
            <td>{formatMoney(totalAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
