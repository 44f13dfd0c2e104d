import { Dialog, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import type { OpenQuestion } from '../../session/createQuestions.ts'
import { DialogRoot } from '../dialog/DialogRoot.tsx'
import styles from './confirmDialog.module.css'
import { useDragged } from './useDragged.ts'

/** In the middle, to be dragged by its head; Escape rejects. */
export function AskedDialog({ question }: { readonly question: OpenQuestion }) {
  const { title, message, icon: Icon, accept, reject, destroys = false, answer } = question
  const [rejecting, accepting] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const { place, handle } = useDragged()
  return (
    <DialogRoot
      open
      role="alertdialog"
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => !open && answer(false)}
      initialFocusEl={() => (destroys ? rejecting : accepting).current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content className={styles.dialog} style={place}>
            <div className={styles.head} {...handle}>
              <Icon aria-hidden />
              <Dialog.Title>{title}</Dialog.Title>
            </div>
            <Dialog.Description className={styles.message}>{message}</Dialog.Description>
            <div className={styles.buttons}>
              <button
                ref={rejecting}
                type="button"
                className={`button ${destroys ? 'line' : 'danger'}`}
                onClick={() => answer(false)}
              >
                {reject}
              </button>
              <button
                ref={accepting}
                type="button"
                className={`button ${destroys ? 'danger solid' : 'primary'}`}
                onClick={() => answer(true)}
              >
                {accept}
              </button>
            </div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  )
}
