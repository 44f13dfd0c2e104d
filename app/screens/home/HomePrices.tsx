import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { readPricesCall } from '../../../server/contract/pricing/prices.ts'
import { formatMoney } from '../../i18n/formats.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { tierRows } from '../pricing/tierRows.ts'
import styles from './home.module.css'

/** What the first product costs by number of pieces. */
export function HomePrices() {
  const { t } = useTranslation('home')
  const { client } = useServices()
  const asked = useAnswer(['pricing'], () => client.send(readPricesCall))
  if (asked.kind === 'failed') return <LoadError trouble={asked.trouble} again={asked.again} />
  if (asked.kind === 'loading')
    return <div className={styles.pricesComing} role="status" aria-busy aria-label={t('app:loading')} />
  const [product] = asked.value.products
  const [fabric] = [...(product?.fabrics ?? [])].sort((one, other) => one.unitPrice - other.unitPrice)
  if (!product || !fabric) return <p>{t('prices.onRequest')}</p>
  return (
    <div className={styles.prices}>
      <table>
        <caption>{t(`app:product.${product.productType}`)}</caption>
        <tbody>
          {tierRows(asked.value.tiers, { ...fabric, minimum: product.minimumQuantity }).map(({ from, to, price }) => (
            <tr key={from}>
              <th scope="row">{to === null ? t('prices.from', { from }) : t('prices.between', { from, to })}</th>
              <td>{formatMoney(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link className={styles.more} to="/pricing">
        {t('prices.all')}
        <ArrowRight aria-hidden />
      </Link>
    </div>
  )
}
