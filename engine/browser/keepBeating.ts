import type { Sync } from '../sync/sync.ts'

const beatMs = 10_000

/** What may have kept a page from hearing others; it is caught up with at once. */
const comebacks = ['online', 'pageshow', 'focus'] as const

/** Tells others every few seconds, and at every comeback, that this page lives and what it has; returns how to stop. */
export function keepBeating(sync: Sync): () => void {
  const beat = (): void => sync.beat()
  const beating = setInterval(beat, beatMs)
  const leave = (): void => sync.farewell()
  for (const comeback of comebacks) addEventListener(comeback, beat)
  // A page that the browser keeps aside comes back with `pageshow`.
  addEventListener('pagehide', leave)
  return () => {
    clearInterval(beating)
    for (const comeback of comebacks) removeEventListener(comeback, beat)
    removeEventListener('pagehide', leave)
  }
}
