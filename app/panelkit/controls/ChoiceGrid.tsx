import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './choiceGrid.module.css'

export interface PicturedChoice {
  readonly value: string
  readonly name: string
  readonly picture: ReactNode
}

export interface ChoiceGridProps {
  readonly label: string
  readonly choices: readonly PicturedChoice[]
  /** `null` while it is none of them. */
  readonly value: string | null
  readonly choose: (value: string) => void
}

/** One of many, chosen by its picture. */
export function ChoiceGrid({ label, choices, value, choose }: ChoiceGridProps) {
  return (
    <fieldset className={styles.grid}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(choice => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => choice.value !== value && choose(choice.value)}
        >
          <span className={styles.picture} aria-hidden>
            {choice.picture}
          </span>
          <span className={styles.name}>{choice.name}</span>
        </button>
      ))}
    </fieldset>
  )
}

export interface PagerProps {
  /** From 0. */
  readonly page: number
  readonly pages: number
  readonly turn: (page: number) => void
}

/** Turns the pages of a grid. Not there when there is but one. */
export function Pager({ page, pages, turn }: PagerProps) {
  const { t } = useTranslation()
  if (pages < 2) return null
  const steps = [
    { to: page - 1, label: t('pager.previous'), Icon: ChevronLeft },
    { to: page + 1, label: t('pager.next'), Icon: ChevronRight },
  ]
  const [previous, next] = steps.map(({ to, label, Icon }) => {
    const isThere = to >= 0 && to < pages
    return (
      <button
        key={label}
        type="button"
        className="icon-button small"
        aria-label={label}
        title={label}
        aria-disabled={!isThere || undefined}
        onClick={() => isThere && turn(to)}
      >
        <Icon aria-hidden />
      </button>
    )
  })
  return (
    <div className={styles.pager}>
      {previous}
      <span aria-live="polite">{t('pager.page', { page: page + 1, pages })}</span>
      {next}
    </div>
  )
}
