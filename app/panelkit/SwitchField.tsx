import styles from './fields.module.css'

export interface SwitchFieldProps {
  readonly label: string
  readonly on: boolean
  readonly choose: (on: boolean) => void
}

/** On or off. */
export function SwitchField({ label, on, choose }: SwitchFieldProps) {
  return (
    <button type="button" role="switch" aria-checked={on} className={styles.switch} onClick={() => choose(!on)}>
      {label}
      <span aria-hidden />
    </button>
  )
}
