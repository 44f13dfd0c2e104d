import { PackageOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './dashboard.module.css'

/** The order that arrives next. Orders are not taken yet, and that is what it says. */
export function NearestOrder() {
  const { t } = useTranslation('dashboard')
  return (
    <section className={styles.order} aria-labelledby="nearest-order">
      <h2 id="nearest-order">{t('order.title')}</h2>
      <div className={styles.noOrder}>
        <PackageOpen aria-hidden />
        <p>{t('order.none')}</p>
      </div>
      <Link className="button line" to="/me/histories">
        {t('order.all')}
      </Link>
    </section>
  )
}
