import { Dialog } from '@chakra-ui/react'
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { clamp } from '../../../../engine/geometry/clamp.ts'
import type { OpenConfirmation } from '../../../session/notices.ts'
import styles from './confirmationDialog.module.css'
import { DialogFrame } from './Dialogs.tsx'

/** In the middle, to be dragged by its head; Escape rejects. */
export function ConfirmationDialog({ confirmation }: { readonly confirmation: OpenConfirmation }) {
  const { title, message, icon: Icon, accept, reject, destroys = false, settle } = confirmation
  const [rejecting, accepting] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const { place, handle } = useDragged()
  return (
    <DialogFrame
      role="alertdialog"
      className={styles.dialog}
      style={place}
      isFirm
      first={destroys ? rejecting : accepting}
      close={() => settle(false)}
    >
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
          onClick={() => settle(false)}
        >
          {reject}
        </button>
        <button
          ref={accepting}
          type="button"
          className={`button ${destroys ? 'danger solid' : 'primary'}`}
          onClick={() => settle(true)}
        >
          {accept}
        </button>
      </div>
    </DialogFrame>
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
      setMoved({
        x: clamp(event.clientX - start.x, -reach.x, reach.x),
        y: clamp(event.clientY - start.y, -reach.y, reach.y),
      })
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
