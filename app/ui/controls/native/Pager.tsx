import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './native.module.css'

export interface PagerProps {
  /** From 0. */
  readonly page: number
  readonly pages: number
  readonly turn: (page: number) => void
  /** With words on its buttons, below a list that fills the page. */
  readonly isLarge?: boolean
}

/** Turns the pages of a list. Not there when there is but one. */
export function Pager({ page, pages, turn, isLarge }: PagerProps) {
  const { t } = useTranslation()
  if (pages < 2) return null
  const button = (to: number, label: string, content: React.ReactNode) => {
    const isThere = to >= 0 && to < pages
    return (
      <button
        type="button"
        className={isLarge ? 'button line' : 'icon-button small'}
        aria-label={label}
        data-tip={isLarge ? undefined : label}
        aria-disabled={!isThere || undefined}
        onClick={() => isThere && turn(to)}
      >
        {content}
      </button>
    )
  }
  const [previous, next] = [t('app:pager.previous'), t('app:pager.next')]
  return (
    <nav className={styles.pager} data-large={isLarge || undefined} aria-label={t('app:pager.label')}>
      {button(
        page - 1,
        previous,
        <>
          <ChevronLeft aria-hidden />
          {isLarge && previous}
        </>,
      )}
      <span aria-live="polite">{t('app:pager.page', { page: page + 1, pages })}</span>
      {button(
        page + 1,
        next,
        <>
          {isLarge && next}
          <ChevronRight aria-hidden />
        </>,
      )}
    </nav>
  )
}
