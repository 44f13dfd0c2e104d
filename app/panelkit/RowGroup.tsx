import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './rows.module.css'

/** Rows under a heading; on a phone, chips that scroll sideways. */
export function RowGroup({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <div className={styles.list}>{children}</div>
    </section>
  )
}

/** Groups of rows; on a phone all their chips stand in one line. */
export const RowGroups = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.groups}>{children}</div>
)

/** Controls one below the other. */
export const Section = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.section}>{children}</div>
)

/** Parts two groups of a panel. */
export const Line = () => <hr className={styles.line} />
