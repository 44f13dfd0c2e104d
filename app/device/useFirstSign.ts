import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

/**
 * Whether somebody has done anything on this page, and the browser has had a rest since: what is heavy and only nice
 * comes no sooner.
 */
export function useFirstSign(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const rest = () => {
      listening.abort()
      whenIdle(() => setSeen(true))
    }
    for (const sign of signs) addEventListener(sign, rest, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return isSeen
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1500 })
  else setTimeout(act, 200)
}
