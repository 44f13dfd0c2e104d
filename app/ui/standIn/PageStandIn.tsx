import type { StandInProps } from './StandIn.tsx'
import styles from './standIn.module.css'

export interface PageStandInProps extends StandInProps {
  readonly title: string
}

/** Stands where a whole page would be: why it is not there, and the ways on. */
export function PageStandIn({ icon: Icon, title, text, role, children }: PageStandInProps) {
  return (
    <main id="content" className={styles.page} role={role}>
      <Icon aria-hidden />
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </main>
  )
}
