import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './entrance.module.css'

export interface NoticeProps {
  readonly kind: 'good' | 'bad'
  readonly children: ReactNode
}

/** What happened before one came to this form. */
export function Notice({ kind, children }: NoticeProps) {
  const Icon = kind === 'good' ? CircleCheck : CircleAlert
  return (
    <div className={styles.notice} data-kind={kind} role="status">
      <Icon aria-hidden />
      <p>{children}</p>
    </div>
  )
}
