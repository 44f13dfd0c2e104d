import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DialogRoot } from './DialogRoot.tsx'

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
