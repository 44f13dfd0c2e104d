import styles from './fields.module.css'

export interface InputFieldProps {
  readonly label: string
  /** An example of what could be written. */
  readonly hint: string
  readonly value: string
  readonly longest: number
  readonly write: (text: string) => void
  /** Enter was pressed, but not to choose a word of an input method. */
  readonly enter: () => void
}

/** Text for something that is not there yet. Nothing happens before a button or Enter is pressed. */
export function InputField({ label, hint, value, longest, write, enter }: InputFieldProps) {
  return (
    <label>
      <span className={styles.label}>{label}</span>
      <span className={`${styles.field} ${styles.large}`}>
        <input
          value={value}
          maxLength={longest}
          placeholder={hint}
          autoComplete="off"
          onChange={event => write(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter()
          }}
        />
      </span>
    </label>
  )
}
