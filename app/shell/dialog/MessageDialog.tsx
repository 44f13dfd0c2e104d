import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface MessageDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** The word on the button that has the first focus. */
  readonly accept: string
  readonly close: () => void
}

/** Something that has to be read before one goes on. */
export function MessageDialog({ title, children, accept, close }: MessageDialogProps) {
  return (
    <Dialog.Root open role="alertdialog" onOpenChange={({ open }) => !open && close()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              <button type="button" className="button primary" onClick={close}>
                {accept}
              </button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
