import { ChakraProvider, Dialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../ScrollRegion.tsx'
import { system } from '../system.ts'
import styles from './taskDialog.module.css'

/** Dialogs bring their own system with them: a page that shows none does not fetch it. */
export function DialogRoot(props: Dialog.RootProps) {
  return (
    <ChakraProvider value={system}>
      <Dialog.Root {...props} />
    </ChakraProvider>
  )
}

export interface MessageDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** The word on the main button. */
  readonly accept: string
  /** The word on the button that changes nothing, where there is something to decide. It has the first focus. */
  readonly refuse?: string
  /** What is done when it is accepted; closing it in any other way does nothing. */
  readonly confirm?: () => void
  readonly close: () => void
}

/** Something that has to be read, or decided, before one goes on. */
export function MessageDialog({ title, children, accept, refuse, confirm, close }: MessageDialogProps) {
  const agree = () => {
    close()
    confirm?.()
  }
  return (
    <DialogRoot open role="alertdialog" onOpenChange={({ open }) => !open && close()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              {refuse !== undefined && (
                <button type="button" className="button line" onClick={close}>
                  {refuse}
                </button>
              )}
              <button type="button" className="button primary" onClick={agree}>
                {accept}
              </button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  )
}

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
