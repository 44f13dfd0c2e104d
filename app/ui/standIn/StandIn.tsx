import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './standIn.module.css'

export interface StandInProps {
  readonly icon: LucideIcon
  readonly title?: string
  readonly text: string
  /** Says it as soon as it is there. */
  readonly role?: 'alert' | 'status'
  /** Below the text, such as ways on. */
  readonly children?: ReactNode
}

/** Stands in a part of a page where its content would be: what is missing there, and the ways on. */
export function StandIn({ icon: Icon, title, text, role, children }: StandInProps) {
  return (
    <section className={styles.part} role={role}>
      <Icon aria-hidden />
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  )
}
