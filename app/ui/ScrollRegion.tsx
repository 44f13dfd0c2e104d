import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** What scrolls, where nothing around it says so. */
  readonly label?: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A part of a page or a dialog that scrolls by itself, by the keyboard too. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by the keyboard only what has the focus
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
