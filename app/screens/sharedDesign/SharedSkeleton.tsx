import { useTranslation } from 'react-i18next'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import styles from './sharedDesign.module.css'

/** The layout of a shared design, while what shows it is fetched. */
export function SharedSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <TenantLogo />
      </header>
      <main className={styles.stage} role="status" aria-label={t('loading')} />
    </div>
  )
}
