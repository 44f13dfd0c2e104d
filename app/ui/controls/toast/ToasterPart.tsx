import { Toast as ChakraToast, type CreateToasterReturn, createToaster, Toaster } from '@chakra-ui/react'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../../device/useStream.ts'
import type { Toast, ToastQueue } from '../../../session/notices.ts'
import { Themed } from '../Themed.tsx'
import { ToastCard } from './ToastCard.tsx'
import styles from './toast.module.css'

export interface ToasterPartProps {
  readonly toasts: ToastQueue
}

/** Their place is said by the style sheet: it depends on what else is on the page. */
const unplaced: CSSProperties = {
  position: undefined,
  top: undefined,
  insetInlineEnd: undefined,
  alignItems: undefined,
  zIndex: undefined,
}

/**
 * Shows messages, reads them out, and ends their lives: the clock stands still while somebody points at one, has the
 * focus in one, or has left the page. Alt+T leads to them, Escape closes the one that has the focus.
 */
export function ToasterPart({ toasts }: ToasterPartProps) {
  const { t } = useTranslation()
  const [toaster] = useState(() => createToaster({ placement: 'top-end', removeDelay: 0 }))
  const known = useMirror(toaster, toasts)
  return (
    <Themed>
      <Toaster toaster={toaster} className={styles.list} aria-label={t('app:toasts.label')} style={unplaced}>
        {({ id = '' }) => {
          const toast = known.get(id)
          return (
            <ChakraToast.Root
              unstyled
              className={styles.toast}
              data-severity={toast?.severity}
              style={{ position: undefined, pointerEvents: undefined }}
            >
              {toast && <ToastCard toast={toast} close={() => toasts.close(toast.key)} />}
            </ChakraToast.Root>
          )
        }}
      </Toaster>
    </Themed>
  )
}

/** Keeps what Chakra shows as the app's list is, whichever of the two ends a message; by Chakra's ids. */
function useMirror(toaster: CreateToasterReturn<ReactNode>, toasts: ToastQueue): ReadonlyMap<string, Toast> {
  const shown = useStream(toasts.shown)
  const [known] = useState(() => new Map<string, Toast>())
  const count = useRef(0)
  useEffect(() => {
    const mirror = (): void => {
      for (const [id, toast] of known) {
        if (shown.includes(toast)) continue
        known.delete(id)
        toaster.remove(id)
      }
      for (const toast of shown) {
        if ([...known.values()].includes(toast)) continue
        count.current += 1
        // Not its key: who takes the place of another begins a life of its own.
        const id = `${toast.key} ${count.current}`
        known.set(id, toast)
        toaster.create({
          id,
          duration: toast.life ?? Number.POSITIVE_INFINITY,
          onStatusChange({ status }) {
            if (status === 'dismissing' && known.has(id)) toasts.close(toast.key)
          },
        })
      }
    }
    // Chakra's list listens only after the first effects are over, and of what is created inside an effect it keeps the
    // last alone. What a message is about is drawn first: the list takes as long as a panel.
    const waiting = setTimeout(mirror)
    return () => clearTimeout(waiting)
  }, [shown, known, toaster, toasts])
  return known
}
