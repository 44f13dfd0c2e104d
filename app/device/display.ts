import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** Whether it is worth a try to draw in 3D. Costs nothing; a stage that cannot be made after all says so. */
export const mayHaveWebGl = (): boolean => typeof WebGL2RenderingContext !== 'undefined'

/** Whether somebody has asked for less motion. Asked anew each time: it may change. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** As `max-width` of the style sheets has it. */
const narrow = '(max-width: 640px)'

/** Whether the page is as narrow as a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    changed => {
      const query = matchMedia(narrow)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(narrow).matches,
    // A server does not know how wide the page is.
    () => false,
  )

/** Whether somebody has come as near as `margin` to an element of the page, once and for all. */
export function useNear(element: RefObject<Element | null>, margin = '600px'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const watcher = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, margin])
  return isNear
}

/** Whether an element is in sight, or within `margin` of it, now. */
export function useInSight(element: RefObject<Element | null>, margin: string): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const watcher = new IntersectionObserver(entries => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, margin])
  return isInSight
}
