import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './table.module.css'

interface WindowedRowsProps {
  readonly count: number
  /** The row at an index from 0: a `TableRow` that is given the index and a key. All rows are equally high. */
  readonly row: (index: number) => ReactNode
}

interface Range {
  readonly from: number
  readonly to: number
  /** Of one row, in pixels. */
  readonly height: number
}

/** So many rows above and below what is in sight are in the page too. */
const spare = 8

/** Rows of a long table: only those in sight are in the page, and the one that has the focus with its neighbours. */
export function WindowedRows({ count, row }: WindowedRowsProps) {
  const anchor = useRef<HTMLTableRowElement>(null)
  const [{ from, to, height }, setRange] = useState<Range>({ from: 0, to: 3 * spare, height: 40 })
  const [held, setHeld] = useState<number | null>(null)

  useLayoutEffect(() => {
    const measure = () => {
      if (!anchor.current) return
      const next = rangeInSight(anchor.current)
      setRange(known =>
        known.from === next.from && known.to === next.to && known.height === next.height ? known : next,
      )
    }
    measure()
    // Whatever it is that scrolls: scrolling does not bubble, but is captured.
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      document.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [])
  useEffect(() => {
    const body = anchor.current?.parentElement
    const hold = ({ target }: FocusEvent) => setHeld(indexOf(target))
    body?.addEventListener('focusin', hold)
    return () => body?.removeEventListener('focusin', hold)
  }, [])
  // The row that has the focus may have been moved, and out of sight.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!anchor.current?.parentElement?.contains(activeElement)) return
    const index = indexOf(activeElement)
    if (held !== null && index !== null && index !== held) {
      activeElement?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    }
    setHeld(index)
  })

  const isShown = (index: number) => (index >= from && index < to) || (held !== null && Math.abs(index - held) <= 1)
  const shown = Array.from({ length: count }, (_, index) => index).filter(isShown)
  const gap = (start: number, end: number) =>
    end > start ? [<Gap key={`gap ${start}`} height={(end - start) * height} />] : []
  return (
    <>
      <tr ref={anchor} aria-hidden />
      {[
        ...shown.flatMap((index, at) => [...gap((shown[at - 1] ?? -1) + 1, index), row(index)]),
        ...gap((shown.at(-1) ?? -1) + 1, count),
      ]}
    </>
  )
}

const Gap = ({ height }: { readonly height: number }) => (
  <tr aria-hidden>
    <td className={styles.gap} style={{ height }} />
  </tr>
)

/** In steps, so that not every pixel of scrolling changes it. */
function rangeInSight(anchor: HTMLTableRowElement): Range {
  const height = heightOfRow(anchor)
  const above = -anchor.getBoundingClientRect().top / height
  const from = Math.max(0, Math.floor(above / spare - 1) * spare)
  return { from, to: from + Math.ceil(window.innerHeight / height) + 3 * spare, height }
}

const heightOfRow = (anchor: HTMLTableRowElement): number =>
  anchor.parentElement?.querySelector('tr[aria-rowindex]')?.getBoundingClientRect().height || 40

/** The head is the first row of a table. */
const indexOf = (target: EventTarget | null): number | null => {
  const index = target instanceof Element ? target.closest('tr')?.getAttribute('aria-rowindex') : null
  return index ? Number(index) - 2 : null
}
