import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface ConfirmDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly accept: string
  readonly refuse: string
  readonly confirm: () => void
  readonly close: () => void
}

/** Asks before something that one may not want; closing it in any other way than by `accept` does nothing. */
export function ConfirmDialog({ title, children, accept, refuse, confirm, close }: ConfirmDialogProps) {
  const agree = () => {
    close()
    confirm()
  }
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
              <button type="button" className="button line" onClick={close}>
                {refuse}
              </button>
              <button type="button" className="button primary" onClick={agree}>
                {accept}
              </button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
