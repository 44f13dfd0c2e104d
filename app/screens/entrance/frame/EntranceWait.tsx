import { useTranslation } from 'react-i18next'
import styles from './entrance.module.css'

/** Stands where a form will be, until it is known who is here. */
export function EntranceWait() {
  const { t } = useTranslation()
  return (
    <div className={styles.wait} role="status" aria-busy="true" aria-label={t('app:loading')}>
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
