import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './blockOverlay.module.css'

/** Lies over everything while the page must wait. Short waits are not shown. */
export function BlockOverlay() {
  const { t } = useTranslation()
  const { block } = useServices()
  const isOn = useStream(block.isOn)
  if (!isOn) return null
  return (
    <div className={styles.overlay} role="status" aria-label={t('wait')}>
      <svg className={styles.spinner} viewBox="0 0 50 50" aria-hidden="true">
        <circle cx="25" cy="25" r="22" />
      </svg>
    </div>
  )
}
