import type { ReactNode } from 'react'
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
