import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../i18n/formats.ts'
import { usePrices } from '../../session/prices.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { tierRows } from '../pricing/tierRows.ts'
import styles from './home.module.css'

/** What the first product costs by number of pieces. */
export function HomePrices() {
  const { t } = useTranslation('home')
  const result = usePrices()
  if (result.kind === 'failed') return <LoadError error={result.error} retry={result.retry} />
  if (result.kind === 'loading')
    return <div className={styles.pricesComing} role="status" aria-busy aria-label={t('app:loading')} />
  const [product] = result.value.products
  const [fabric] = [...(product?.fabrics ?? [])].sort((one, other) => one.unitPrice - other.unitPrice)
  if (!product || !fabric) return <p>{t('prices.onRequest')}</p>
  return (
    <div className={styles.prices}>
      <table>
        <caption>{t(`app:product.${product.productType}`)}</caption>
        <tbody>
          {tierRows(result.value.tiers, { ...fabric, minimum: product.minimumQuantity }).map(({ from, to, price }) => (
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
