import { useTranslation } from 'react-i18next'
import styles from './checkout.module.css'

/** The layout of the checkout, while the design is opened. */
export function CheckoutSkeleton() {
  const { t } = useTranslation()
  return (
    <main id="content" className={styles.page} role="status" aria-label={t('app:loading')}>
      <div className={styles.work}>
        <span className={styles.comingTitle} />
        <span className={styles.comingBlock} />
      </div>
      <aside className={styles.sum}>
        <span className={styles.comingImage} />
      </aside>
    </main>
  )
}

/** Where delivery and terms will be. */
export const ComingBelow = () => <span className={styles.comingForm} aria-hidden />
