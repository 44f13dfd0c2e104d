import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

/** Resolves when somebody has done anything on this page, and the browser has had a rest since; never once given up. */
export const firstSign = (givenUp?: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const listening = new AbortController()
    const { signal } = listening
    givenUp?.addEventListener('abort', () => listening.abort())
    const rest = () => {
      listening.abort()
      whenIdle(resolve)
    }
    for (const sign of signs) addEventListener(sign, rest, { passive: true, signal })
  })

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1500 })
  else setTimeout(act, 200)
}

/** Whether somebody has done anything on this page: what is heavy and only nice comes no sooner. */
export function useFirstSign(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    void firstSign(listening.signal).then(() => setSeen(true))
    return () => listening.abort()
  }, [])
  return isSeen
}
