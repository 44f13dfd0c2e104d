import { useTranslation } from 'react-i18next'
import { places } from '../../ui/EmptyState.tsx'
import styles from './dashboard.module.css'

/** The layout of the dashboard, while the designs are fetched. */
export function DashboardSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-busy aria-label={t('app:loading')}>
      <div className={styles.cards}>
        <div className={styles.coming} />
        <div className={styles.coming} />
      </div>
      <div className={styles.sectionHead} />
      <div className={styles.recent}>
        {places(5).map(place => (
          <div key={place} className={styles.comingDesign} />
        ))}
      </div>
    </div>
  )
}
