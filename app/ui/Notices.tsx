import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../device/useStream.ts'
import { useServices } from '../session/ServicesContext.ts'
import styles from './notices.module.css'

const ConfirmationDialog = lazy(async () => ({
  default: (await import('./controls/dialog/ConfirmationDialog.tsx')).ConfirmationDialog,
}))

/** The question that stands, if there is one. What it is shown in is fetched with the first one. */
export function ConfirmDialog() {
  const confirmation = useStream(useServices().confirmations.open)
  return (
    confirmation && (
      <Suspense>
        <ConfirmationDialog confirmation={confirmation} />
      </Suspense>
    )
  )
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
