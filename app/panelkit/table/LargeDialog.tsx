import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame, DialogTitle } from '../../ui/controls/dialog/Dialogs.tsx'
import styles from './largeDialog.module.css'

export interface LargeDialogProps {
  readonly title: string
  readonly detail?: string
  /** Buttons beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly close: () => void
}

/** As large as the page allows, for a whole table. */
export function LargeDialog({ title, detail, actions, children, footer, close }: LargeDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogFrame className={styles.content} onEscape={leaveToCell} close={close}>
      <header className={styles.head} data-large-dialog>
        <div className={styles.words}>
          <DialogTitle>{title}</DialogTitle>
          {detail && <p>{detail}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <button type="button" className={`icon-button small ${styles.close}`} aria-label={t('close')} onClick={close}>
          <X aria-hidden />
        </button>
      </header>
      {children}
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </DialogFrame>
  )
}

/** In a cell that one writes in, Escape gives back what stood there and no more. */
function leaveToCell(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches('[data-typed]')) event.preventDefault()
}
