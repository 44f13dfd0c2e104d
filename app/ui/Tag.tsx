import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** How good or bad a status is; `plain` is neither. */
export type Severity = 'info' | 'success' | 'warn' | 'primary' | 'secondary' | 'danger' | 'plain'

interface TagProps {
  readonly severity: Severity
  readonly children: ReactNode
}

/** How somebody or something stands, in a word. */
export const Tag = ({ severity, children }: TagProps) => (
  <span className={styles.tag} data-severity={severity}>
    {children}
  </span>
)
