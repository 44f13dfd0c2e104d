import { CircleAlert, CloudOff, type LucideIcon, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Refused } from '../session/api/answer.ts'
import styles from './emptyState.module.css'
import { useProblemWord } from './forms/problemWord.ts'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title?: string
  readonly text: string
  /** Says it as soon as it is there. */
  readonly role?: 'alert' | 'status'
  /** Below the text, such as ways on. */
  readonly children?: ReactNode
}

/** Stands in a part of a page where its content would be: what is missing there, and the ways on. */
export function EmptyState({ icon: Icon, title, text, role, children }: EmptyStateProps) {
  return (
    <section className={styles.part} role={role}>
      <Icon aria-hidden />
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  )
}

interface PageMessageProps extends EmptyStateProps {
  readonly title: string
}

/** Stands where a whole page would be: why it is not there, and the ways on. */
export function PageMessage({ icon: Icon, title, text, role, children }: PageMessageProps) {
  return (
    <main id="content" className={styles.page} role={role}>
      <Icon aria-hidden />
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </main>
  )
}

interface LoadErrorProps {
  readonly trouble: Refused | { readonly kind: 'unreachable' }
  readonly again: () => void
}

/** Why there is nothing to be seen, and the way to ask once more. */
export function LoadError({ trouble, again }: LoadErrorProps) {
  const { t } = useTranslation()
  const word = useProblemWord()
  const icon = trouble.kind === 'unreachable' ? CloudOff : CircleAlert
  return (
    <EmptyState icon={icon} text={word(trouble)} role="alert">
      <button type="button" className="button line" onClick={again}>
        <RotateCw aria-hidden />
        {t('app:again')}
      </button>
    </EmptyState>
  )
}

/** The places of a list that has not come yet: 1, 2, … `count`. */
export const places = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1)
