import type { ReactNode } from 'react'
import styles from './largeDialog.module.css'

/** The part of a large dialog that scrolls. */
export const Scroll = ({ children }: { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by the keyboard too
  <div className={styles.scroll} tabIndex={0}>
    {children}
  </div>
)
