import { useTranslation } from 'react-i18next'
import { places } from '../../ui/EmptyState.tsx'
import styles from './quickstart.module.css'

/** The layout of the quick start, while what draws is fetched. */
export function QuickSkeleton() {
  const { t } = useTranslation()
  return (
    <main id="content" className={styles.table} aria-busy>
      <div className={styles.aside} />
      <div className={styles.kits} role="status" aria-label={t('app:loading')}>
        <div className={styles.grid}>
          {places(12).map(place => (
            <div key={place} className={styles.coming} />
          ))}
        </div>
      </div>
    </main>
  )
}
