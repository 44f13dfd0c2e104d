import { useEffect, useState } from 'react'

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

/** Resolves after the first interaction with the page, when the browser is idle; never after `cancelled` aborts. */
export const firstInteraction = (cancelled?: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const listening = new AbortController()
    const { signal } = listening
    cancelled?.addEventListener('abort', () => listening.abort())
    const rest = () => {
      listening.abort()
      whenIdle(resolve)
    }
    for (const type of interactions) addEventListener(type, rest, { passive: true, signal })
  })

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1500 })
  else setTimeout(act, 200)
}

/** Whether the visitor has interacted with the page: heavy decoration loads only then. */
export function useFirstInteraction(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    void firstInteraction(listening.signal).then(() => setSeen(true))
    return () => listening.abort()
  }, [])
  return isSeen
}
