import { CircleAlert, CircleCheck, Info, TriangleAlert, Undo2, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../device/useStream.ts'
import type { Toast, Toasts as ToastList } from '../session/notices.ts'
import { useServices } from '../session/ServicesContext.ts'
import styles from './notices.module.css'

const icons = {
  info: Info,
  success: CircleCheck,
  warn: TriangleAlert,
  error: CircleAlert,
  secondary: Undo2,
  contrast: Info,
} as const

/** Messages in the top right corner. They are read out, and wait while somebody is at them. */
export function Toasts({ toasts }: { readonly toasts: ToastList }) {
  const { t } = useTranslation()
  const shown = useStream(toasts.shown)
  return (
    <section className={styles.list} aria-label={t('toasts.label')} aria-live="polite">
      {shown.map(toast => (
        <ToastCard key={toast.key} toast={toast} close={() => toasts.close(toast.key)} />
      ))}
    </section>
  )
}

function ToastCard({ toast, close }: { readonly toast: Toast; readonly close: () => void }) {
  const { t } = useTranslation()
  const hold = useLife(toast, close)
  const Icon = icons[toast.severity]
  return (
    <div className={styles.toast} data-severity={toast.severity} {...hold}>
      <Icon className={styles.icon} aria-hidden />
      <p className={styles.text}>{toast.text}</p>
      {toast.actions?.map(({ label, act }) => (
        <button
          key={label}
          type="button"
          className={styles.action}
          onClick={() => {
            close()
            act()
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
        <X aria-hidden />
      </button>
    </div>
  )
}

/** Closes a toast after its life, which stands still while it is pointed at or has the focus. */
function useLife(toast: Toast, close: () => void) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || toast.life === undefined) return undefined
    const ending = setTimeout(close, toast.life)
    return () => clearTimeout(ending)
  })
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}

const AskedDialog = lazy(async () => ({ default: (await import('./dialog/AskedDialog.tsx')).AskedDialog }))

/** The question that stands, if there is one. What it is shown in is fetched with the first one. */
export function ConfirmDialog() {
  const question = useStream(useServices().questions.open)
  return (
    question && (
      <Suspense>
        <AskedDialog question={question} />
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
