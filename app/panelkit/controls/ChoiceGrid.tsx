import type { ReactNode } from 'react'
import styles from './choiceGrid.module.css'

export interface ImageChoice {
  readonly value: string
  readonly name: string
  readonly image: ReactNode
}

export interface ChoiceGridProps {
  readonly label: string
  readonly choices: readonly ImageChoice[]
  /** `null` while it is none of them. */
  readonly value: string | null
  readonly choose: (value: string) => void
}

/** One of many, chosen by its image. */
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
          <span className={styles.image} aria-hidden>
            {choice.image}
          </span>
          <span className={styles.name}>{choice.name}</span>
        </button>
      ))}
    </fieldset>
  )
}
