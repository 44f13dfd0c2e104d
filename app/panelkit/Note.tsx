import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** A quiet sentence below a control, read out when it comes. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className={styles.note}>
    {children}
  </p>
)
