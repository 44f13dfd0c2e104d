import { useTranslation } from 'react-i18next'
import { skeletonItems } from '../../ui/EmptyState.tsx'
import asideStyles from './quickAside.module.css'
import styles from './quickstart.module.css'

/** The layout of the quick start, while what draws is fetched. */
export function QuickSkeleton() {
  const { t } = useTranslation()
  return (
    <main id="content" className={styles.table} aria-busy>
      <div className={asideStyles.aside} />
      <div className={styles.kits} role="status" aria-label={t('app:loading')}>
        <div className={styles.grid}>
          {skeletonItems(12).map(place => (
            <div key={place} className={styles.coming} />
          ))}
        </div>
      </div>
    </main>
  )
}
