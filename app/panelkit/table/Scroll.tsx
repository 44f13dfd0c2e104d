import type { ReactNode } from 'react'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from './largeDialog.module.css'

/** The part of a large dialog that scrolls. */
export const Scroll = ({ children }: { readonly children: ReactNode }) => (
  <ScrollRegion className={styles.scroll}>{children}</ScrollRegion>
)
