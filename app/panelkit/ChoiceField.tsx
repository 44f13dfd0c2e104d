import styles from './fields.module.css'

export interface ChoiceFieldProps {
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly choose: (value: string) => void
}

/** One of many, from a list. */
export function ChoiceField({ label, choices, value, choose }: ChoiceFieldProps) {
  return (
    <label>
      <span className={styles.label}>{label}</span>
      <span className={styles.field}>
        <select value={value} onChange={event => choose(event.target.value)}>
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
