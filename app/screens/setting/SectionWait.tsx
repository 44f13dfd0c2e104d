import { useTranslation } from 'react-i18next'
import { places } from '../../ui/EmptyState.tsx'
import styles from './setting.module.css'

/** Stands where lines will be. */
export function SectionWait({ rows }: { readonly rows: number }) {
  const { t } = useTranslation()
  return (
    <div className={styles.wait} role="status" aria-busy="true" aria-label={t('app:loading')}>
      {places(rows).map(place => (
        <span key={place} className={styles.line} />
      ))}
    </div>
  )
}
