import { useTranslation } from 'react-i18next'
import type { PriceTable } from '../../../server/contract/pricing/prices.ts'
import { formatMoney, formatPercent } from '../../i18n/khmerFormat.ts'
import styles from './pricing.module.css'

/** What else changes a price, in sentences. */
export function PriceRules({ table }: { readonly table: PriceTable }) {
  const { t } = useTranslation('pricing')
  const { longSleeve, largeSize } = table
  return (
    <section aria-labelledby="rules" className={styles.rules}>
      <h2 id="rules">{t('rules.title')}</h2>
      <ul>
        <li>{t('rules.together')}</li>
        <li>
          {t('rules.longSleeve', {
            surcharge: formatMoney(longSleeve.surcharge),
            discount: formatPercent(longSleeve.discount),
          })}
        </li>
        <li>{t('rules.largeSize', { surcharge: formatMoney(largeSize.surcharge) })}</li>
        <li>{t('rules.limit')}</li>
        <li>{t('rules.payment')}</li>
      </ul>
    </section>
  )
}
