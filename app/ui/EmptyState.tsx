import { CircleAlert, CloudOff, type LucideIcon, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Refused } from '../session/api/clientResponse.ts'
import styles from './emptyState.module.css'
import { useProblemWord } from './forms/problemWord.ts'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title?: string
  readonly text: string
  /** Announces it as soon as it appears. */
  readonly role?: 'alert' | 'status'
  /** Below the text, such as links and buttons. */
  readonly children?: ReactNode
}

/** The empty state of a part of a page: what is missing there, and what to do next. */
export function EmptyState({ icon: Icon, title, text, role, children }: EmptyStateProps) {
  return (
    <section className={styles.part} role={role}>
      <Icon aria-hidden />
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}

interface PageMessageProps extends EmptyStateProps {
  readonly title: string
}

/** The empty state of a whole page: why its content is missing, and what to do next. */
export function PageMessage({ icon: Icon, title, text, role, children }: PageMessageProps) {
  return (
    <main id="content" className={styles.page} role={role}>
      <Icon aria-hidden />
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </main>
  )
}

interface LoadErrorProps {
  readonly error: Refused | { readonly kind: 'unreachable' }
  readonly retry: () => void
}

/** Why the content did not load, with a button to retry. */
export function LoadError({ error, retry }: LoadErrorProps) {
  const { t } = useTranslation()
  const word = useProblemWord()
  const icon = error.kind === 'unreachable' ? CloudOff : CircleAlert
  return (
    <EmptyState icon={icon} text={word(error)} role="alert">
      <button type="button" className="button line" onClick={retry}>
        <RotateCw aria-hidden />
        {t('app:again')}
      </button>
    </EmptyState>
  )
}

/** Keys of the rows of a loading list: 1, 2, … `count`. */
export const skeletonItems = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1)
