import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFirstInteraction } from '../../../device/firstInteraction.ts'
import { useStream } from '../../../device/useStream.ts'
import type { ToastQueue as ToastList } from '../../../session/notices.ts'
import { createPart } from '../onDemand.ts'
import { ToastCard } from './ToastCard.tsx'
import type { ToasterPartProps } from './ToasterPart.tsx'
import styles from './toast.module.css'

const part = createPart<ToasterPartProps>(async () => (await import('./ToasterPart.tsx')).ToasterPart)

/**
 * Messages in the top right corner. What shows them is fetched after the first sign of somebody, or with the first
 * message. Where it cannot be fetched they are shown all the same, and stay until they are closed: most of them say that
 * there is no network.
 */
export function Toasts({ toasts }: { readonly toasts: ToastList }) {
  const { t } = useTranslation()
  const shown = useStream(toasts.shown)
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>(() => (part.current() ? 'here' : 'waiting'))
  const isSomebodyHere = useFirstInteraction()
  // A message that comes after a failure tries again.
  const wanted = isSomebodyHere || shown.length > 0 ? shown : null
  useEffect(() => {
    if (!wanted || state === 'here') return undefined
    let isLeft = false
    part.fetch().then(
      () => isLeft || setState('here'),
      () => isLeft || setState('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [wanted, state])

  const Toaster = part.current()
  if (state === 'here' && Toaster) return <Toaster toasts={toasts} />
  return (
    <section className={styles.list} aria-label={t('app:toasts.label')} aria-live="polite">
      {state === 'failed' &&
        shown.map(toast => (
          <div key={toast.key} className={styles.toast} data-severity={toast.severity}>
            <ToastCard toast={toast} close={() => toasts.close(toast.key)} />
          </div>
        ))}
    </section>
  )
}
