import { Dialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../ScrollRegion.tsx'
import { Themed } from '../Themed.tsx'
import styles from './taskDialog.module.css'

interface DialogFrameProps {
  /** What it is called where it has no title. */
  readonly label?: string
  readonly role?: 'dialog' | 'alertdialog'
  readonly className?: string | undefined
  readonly placeClassName?: string | undefined
  readonly style?: CSSProperties
  /** A click beside it does not close it. */
  readonly isFirm?: boolean
  /** What has the first focus; else the first control. */
  readonly first?: RefObject<HTMLElement | null> | undefined
  readonly onEscape?: (event: KeyboardEvent) => void
  readonly children: ReactNode
  readonly close: () => void
}

/** What all dialogs stand in. Escape and a click beside it close it. */
export function DialogFrame(props: DialogFrameProps) {
  const { label, role = 'dialog', className, placeClassName, style, isFirm, first, onEscape, children, close } = props
  return (
    <Themed>
      <Dialog.Root
        open
        role={role}
        onOpenChange={({ open }) => !open && close()}
        // A dialog that has just gone gives the focus back late, which must not close the next one.
        onFocusOutside={event => event.preventDefault()}
        initialFocusEl={first ? () => first.current : undefined}
        {...(isFirm && { closeOnInteractOutside: false })}
        {...(onEscape && { onEscapeKeyDown: onEscape })}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner className={placeClassName}>
            <Dialog.Content className={className} style={style} aria-label={label}>
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Themed>
  )
}

export const DialogTitle = ({ children }: { readonly children: ReactNode }) => <Dialog.Title>{children}</Dialog.Title>

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
    <DialogFrame role="alertdialog" close={close}>
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
    </DialogFrame>
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
    <DialogFrame className={isWide ? styles.wide : undefined} first={first} close={close}>
      <div className={styles.head}>
        <Dialog.Title>{title}</Dialog.Title>
        <button type="button" className="icon-button small" aria-label={t('close')} onClick={close}>
          <X aria-hidden />
        </button>
      </div>
      {lead && <Dialog.Description className={styles.lead}>{lead}</Dialog.Description>}
      <ScrollRegion className={styles.body}>{children}</ScrollRegion>
      {footer && <div className={styles.footer}>{footer}</div>}
    </DialogFrame>
  )
}
