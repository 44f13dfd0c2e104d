import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './screenFailed.module.css'

/** A screen that could not be fetched or fell apart. */
export function ScreenFailed() {
  const { t } = useTranslation()
  return (
    <main className={styles.screen} role="alert">
      <CloudOff className={styles.icon} aria-hidden />
      <h1>{t('screenFailed.title')}</h1>
      <p>{t('screenFailed.text')}</p>
      <button type="button" className="button line" onClick={() => location.reload()}>
        {t('screenFailed.again')}
      </button>
    </main>
  )
}
