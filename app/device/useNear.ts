import { type RefObject, useEffect, useState } from 'react'

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
