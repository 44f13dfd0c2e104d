import { Dialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../ScrollRegion.tsx'
import { DialogRoot } from './DialogRoot.tsx'
import styles from './taskDialog.module.css'

export interface TaskDialogProps {
  readonly title: string
  /** What the dialog is about, in a sentence. */
  readonly lead?: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** Wide ones hold lists of two columns. */
  readonly isWide?: boolean
  /** What has the first focus; else the first control. */
  readonly first?: RefObject<HTMLElement | null>
  readonly close: () => void
}

/** A dialog in which something is done. Escape, its cross and a click beside it close it. */
export function TaskDialog({ title, lead, children, footer, isWide, first, close }: TaskDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogRoot
      open
      onOpenChange={({ open }) => !open && close()}
      initialFocusEl={first ? () => first.current : undefined}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content className={isWide ? styles.wide : undefined}>
            <div className={styles.head}>
              <Dialog.Title>{title}</Dialog.Title>
              <button type="button" className="icon-button small" aria-label={t('close')} onClick={close}>
                <X aria-hidden />
              </button>
            </div>
            {lead && <Dialog.Description className={styles.lead}>{lead}</Dialog.Description>}
            <ScrollRegion className={styles.body}>{children}</ScrollRegion>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  )
}
