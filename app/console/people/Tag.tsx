import type { ReactNode } from 'react'
import styles from './people.module.css'

interface TagProps {
  readonly kind: 'success' | 'warn' | 'danger' | 'plain'
  readonly children: ReactNode
}

/** How somebody or something stands, in a word. */
export const Tag = ({ kind, children }: TagProps) => (
  <span className={styles.tag} data-kind={kind}>
    {children}
  </span>
)
