import { type InputHTMLAttributes, type SyntheticEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutText } from './cutText.ts'
import styles from './fields.module.css'

export interface LimitedInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onPaste' | 'onDrop' | 'maxLength'> {
  readonly label: string
  readonly value: string
  /** In UTF-16 units. */
  readonly longest: number
  readonly write: (text: string) => void
  /** The id of what says that it is wrong, if it is. */
  readonly problem?: string | undefined
}

/** A large input that takes what there is room for, and says so when something was left out. */
export function LimitedInput({ label, value, longest, write, problem, ...input }: LimitedInputProps) {
  const { t } = useTranslation()
  const [id, hint] = [useId(), useId()]
  const [wasCut, setWasCut] = useState(false)
  const put = (before: string, text: string, after: string) => {
    const cut = cutText(text, Math.max(0, longest - before.length - after.length))
    setWasCut(cut.wasCut)
    write(before + cut.text + after)
  }
  /** Cuts before the browser lays it out: a million letters in a line would stop the page. */
  const bring = (event: SyntheticEvent<HTMLInputElement>, brought: DataTransfer | null) => {
    const text = brought?.getData('text') ?? ''
    if (value.length + text.length <= longest) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    put(value.slice(0, selectionStart ?? value.length), text, value.slice(selectionEnd ?? value.length))
  }
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={`${styles.field} ${styles.large}`} data-invalid={problem !== undefined || undefined}>
        <input
          autoComplete="off"
          {...input}
          id={id}
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ?? (wasCut ? hint : undefined)}
          onChange={event => put('', event.target.value, '')}
          onPaste={event => bring(event, event.clipboardData)}
          onDrop={event => bring(event, event.dataTransfer)}
        />
      </span>
      {wasCut && (
        <p id={hint} role="status" className={styles.note}>
          {t('field.cut', { most: longest })}
        </p>
      )}
    </div>
  )
}
