import { useTranslation } from 'react-i18next'
import styles from './preview.module.css'

/** The dark field, while the kit is fetched. */
export function PreviewSkeleton() {
  const { t } = useTranslation()
  return (
    <main id="content" className={styles.field} data-theme="dark" role="status" aria-label={t('app:loading')}>
      <div className={styles.coming} />
    </main>
  )
}
