import { CircleAlert, CircleCheck, Info, TriangleAlert, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Toast } from '../../../session/notices.ts'
import styles from './toast.module.css'

const icons = {
  info: Info,
  success: CircleCheck,
  warn: TriangleAlert,
  error: CircleAlert,
  secondary: Undo2,
  contrast: Info,
} as const

/** What is in a message: what happened, what can be done about it, and its cross. */
export function ToastCard({ toast, close }: { readonly toast: Toast; readonly close: () => void }) {
  const { t } = useTranslation()
  const Icon = icons[toast.severity]
  return (
    <>
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
      <button type="button" className={styles.close} aria-label={t('app:close')} onClick={close}>
        <X aria-hidden />
      </button>
    </>
  )
}
