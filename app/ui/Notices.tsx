import { useTranslation } from 'react-i18next'
import { fetchedComponent } from '../device/fetchedComponent.tsx'
import { useStream } from '../device/useStream.ts'
import { useServices } from '../session/ServicesContext.ts'
import styles from './notices.module.css'

const ConfirmationDialog = fetchedComponent(
  async () => (await import('./controls/dialog/ConfirmationDialog.tsx')).ConfirmationDialog,
)

/** The question that stands, if there is one. What it is shown in is fetched with the first one. */
export function ConfirmDialog() {
  const confirmation = useStream(useServices().confirmations.open)
  return confirmation && <ConfirmationDialog confirmation={confirmation} />
}

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
