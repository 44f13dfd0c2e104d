import { useTranslation } from 'react-i18next'
import styles from './panel.module.css'

/** The rows of a panel, while it is fetched. */
export function PanelSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd', 'e'].map(row => (
        <span key={row} />
      ))}
      <span className={styles.block} />
    </div>
  )
}
