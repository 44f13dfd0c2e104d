import { type RefObject, useEffect, useState } from 'react'

/** Of every row, in pixels. */
export const rowHeight = 44
/** Rows that are drawn above and below those in sight. */
const spare = 8

/** The indexes of the rows that are drawn: those in sight, some around them, and the one that has the focus. */
export function useRowsInSight(scroll: RefObject<HTMLElement | null>, count: number, held: number): readonly number[] {
  const [first, setFirst] = useState(0)
  const [height, setHeight] = useState(600)
  useEffect(() => {
    const element = scroll.current
    if (!element) return undefined
    // In steps, so that not every pixel of scrolling draws.
    const update = () => setFirst(Math.max(0, Math.floor(element.scrollTop / rowHeight / spare) * spare - spare))
    const sized = new ResizeObserver(() => setHeight(element.clientHeight))
    element.addEventListener('scroll', update, { passive: true })
    sized.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      sized.disconnect()
    }
  }, [scroll])
  const last = Math.min(count, first + Math.ceil(height / rowHeight) + 3 * spare)
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index)
  if (held < first) return [held, ...shown]
  return held >= last ? [...shown, held] : shown
}
