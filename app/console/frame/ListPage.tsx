import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { useRequest } from '../../session/api/useRequest.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { LoadError, skeletonItems } from '../../ui/EmptyState.tsx'
import { useSearchTyping } from '../../ui/forms/SearchField.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import styles from './listPage.module.css'

interface ListPageProps {
  readonly title: string
  /** Beside the title. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A screen of the console with a list. */
export function ListPage({ title, tools, children }: ListPageProps) {
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <h1 className="display small">{title}</h1>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  )
}

interface Page {
  readonly items: readonly unknown[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

interface FoundPageProps<Found extends Page> {
  readonly found: ReturnType<typeof useRequest<Found>>
  /** In the place of a list without items. */
  readonly empty: ReactNode
  /** Such as `12 customers`. */
  readonly count: (total: number) => string
  /** To a page, from 1. */
  readonly turn: (page: string) => void
  readonly children: (found: Found) => ReactNode
}

/** One page of a list, or why there is none; below it how many there are, and the other pages. */
export function FoundPage<Found extends Page>({ found, empty, count, turn, children }: FoundPageProps<Found>) {
  const { t } = useTranslation()
  if (found.kind === 'loading') {
    return (
      <div role="status" aria-label={t('app:loading')} className={styles.waiting}>
        {skeletonItems(8).map(row => (
          <span key={row} />
        ))}
      </div>
    )
  }
  if (found.kind === 'failed') return <LoadError error={found.error} retry={found.retry} />
  const { total, page, pageSize } = found.value
  if (total === 0) return empty
  return (
    <>
      {children(found.value)}
      <div className={styles.end}>
        <span>{count(total)}</span>
        <Pager page={page - 1} pages={Math.ceil(total / pageSize)} turn={to => turn(String(to + 1))} />
      </div>
    </>
  )
}

interface FilterBarProps {
  readonly search: string
  /** What is searched, in words. */
  readonly label: string
  submit(search: string): void
  /** Beside the field. */
  readonly children?: ReactNode
}

/** Filters a list by words and by the other filters of its page. Words are searched when the typing stops, or with Enter. */
export function FilterBar({ search, label, submit, children }: FilterBarProps) {
  const { typed, type } = useSearchTyping(search, submit)
  return (
    <search className={styles.filter}>
      <form
        onSubmit={event => {
          event.preventDefault()
          submit(typed.trim())
        }}
      >
        <input
          type="search"
          maxLength={80}
          value={typed}
          aria-label={label}
          placeholder={label}
          onChange={event => type(event.target.value)}
        />
      </form>
      {children}
    </search>
  )
}
