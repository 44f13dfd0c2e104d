import styles from './native.module.css'

export interface SwitchFieldProps {
  readonly label: string
  readonly on: boolean
  readonly choose: (on: boolean) => void
}

/** On or off: the browser's checkbox, which says of itself that it is a switch. */
export const SwitchField = ({ label, on, choose }: SwitchFieldProps) => (
  <label className={styles.switch}>
    <span>{label}</span>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on. */}
    <input type="checkbox" role="switch" checked={on} onChange={event => choose(event.target.checked)} />
  </label>
)
