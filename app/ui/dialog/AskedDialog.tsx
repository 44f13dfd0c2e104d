import { Dialog, Portal } from '@chakra-ui/react'
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import type { OpenQuestion } from '../../session/notices.ts'
import styles from './askedDialog.module.css'
import { DialogRoot } from './Dialogs.tsx'

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

/** Lets something be dragged by a handle; it never leaves the page wholly. */
export function useDragged() {
  const [moved, setMoved] = useState({ x: 0, y: 0 })
  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    if (down.button !== 0) return
    const element = down.currentTarget
    element.setPointerCapture(down.pointerId)
    const start = { x: down.clientX - moved.x, y: down.clientY - moved.y }
    const reach = { x: innerWidth / 2 - 40, y: innerHeight / 2 - 40 }
    const move = (event: globalThis.PointerEvent) =>
      setMoved({ x: within(event.clientX - start.x, reach.x), y: within(event.clientY - start.y, reach.y) })
    const end = () => {
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
    }
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
  }
  const place: CSSProperties = { translate: `${moved.x}px ${moved.y}px` }
  return { place, handle: { onPointerDown } }
}

const within = (value: number, reach: number): number => Math.min(Math.max(value, -reach), reach)
