import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './panel.module.css'

/** In the place of a tool that was switched off. */
export function PanelFault() {
  const { t } = useTranslation()
  return (
    <div className={styles.fault} role="alert">
      <CloudOff aria-hidden />
      <h3>{t('fault.title')}</h3>
      <p>{t('fault.text')}</p>
      <button type="button" className="button line" onClick={() => location.reload()}>
        {t('fault.again')}
      </button>
    </div>
  )
}
