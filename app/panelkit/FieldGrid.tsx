import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** Short fields, two in a row. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
)
