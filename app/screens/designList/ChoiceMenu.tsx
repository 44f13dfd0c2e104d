import styles from './designList.module.css'

export interface ChoiceMenuProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly choose: (value: string) => void
}

/** One of several, in the browser's own menu. */
export function ChoiceMenu({ label, value, choices, choose }: ChoiceMenuProps) {
  return (
    <select className={styles.choice} aria-label={label} value={value} onChange={event => choose(event.target.value)}>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
