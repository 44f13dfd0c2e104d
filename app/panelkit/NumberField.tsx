import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, readNumber } from '../i18n/khmerFormat.ts'
import styles from './fields.module.css'
import { useHeldKeys } from './useHeldKeys.ts'

export interface NumberFieldProps {
  /** Read out, and shown when there is no `short` one. */
  readonly label: string
  /** One letter in front of the number: X, Y, H. */
  readonly short?: string
  readonly unit: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly decimals: number
  /** What an arrow key adds; ten times as much with Shift. */
  readonly step: number
  readonly preview: (value: number) => void
  readonly choose: (value: number) => void
}

/** A number one can type, or nudge with the arrow keys: one press to its release is one change. */
export function NumberField(props: NumberFieldProps) {
  const { label, short, unit, value, least, most, decimals, step, preview, choose } = props
  const { t } = useTranslation()
  const problem = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? value : readNumber(typed)
  const isWrong = read === null || read < least || read > most
  const finish = () => {
    if (typed === null || isWrong) return
    setTyped(null)
    if (read !== value) choose(read)
  }
  const keys = useHeldKeys({
    step(_x, y) {
      if (y === 0) return
      setTyped(null)
      const next = Math.min(most, Math.max(least, value - y * step))
      preview(Number(next.toFixed(decimals + 2)))
    },
    end: () => choose(value),
  })
  const formatted = formatNumber(value, decimals)
  return (
    <div>
      <label className={styles.field} data-invalid={isWrong || undefined}>
        <span className={styles.key} aria-hidden={short !== undefined}>
          {short ?? label}
        </span>
        <input
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          aria-label={unit === '' ? label : `${label}, ${unit}`}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problem : undefined}
          value={typed ?? formatted}
          onChange={event => setTyped(event.target.value)}
          onFocus={event => event.target.select()}
          onKeyDown={event => {
            if (event.key === 'Enter') finish()
            else if (event.key === 'Escape') setTyped(null)
            else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') keys.onKeyDown(event)
          }}
          onKeyUp={keys.onKeyUp}
          onBlur={() => {
            keys.onBlur()
            finish()
          }}
        />
        <span className={styles.unit} aria-hidden>
          {unit}
        </span>
      </label>
      {isWrong && (
        <p id={problem} className={styles.problem}>
          {t('field.range', { least: formatNumber(least, decimals), most: formatNumber(most, decimals), unit })}
        </p>
      )}
    </div>
  )
}
