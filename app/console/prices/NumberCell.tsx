import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, readCents, readNumber } from '../../i18n/formats.ts'
import styles from './prices.module.css'

interface NumberCellProps {
  readonly label: string
  /** In the smallest unit: cents, basis points, pieces. */
  readonly value: number
  /** How many of them are one of what is typed: 100 cents are a dollar. */
  readonly per: 1 | 100
  /** Money is written with its cents. */
  readonly isMoney?: boolean
  /** The value in force; undefined where there is none. */
  readonly before: number | undefined
  /** The largest value. */
  readonly max: number
  readonly min?: number
  /** Gets `NaN` for what is no number. */
  set(value: number): void
}

function typed(value: number, { per, isMoney = false }: Pick<NumberCellProps, 'per' | 'isMoney'>): string {
  if (per === 1) return String(value)
  return isMoney ? (value / per).toFixed(2) : String(Number((value / per).toFixed(2)))
}

/** A number to type, in Khmer figures too, and below it what it was. */
export function NumberCell({ label, value, per, isMoney = false, before, max, min = 0, set }: NumberCellProps) {
  const { t } = useTranslation('prices')
  const [text, setText] = useState(() => typed(value, { per, isMoney }))
  const isWrong = Number.isNaN(value) || value < min || value > max
  return (
    <span className={styles.cell}>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong}
        value={text}
        data-changed={(before !== undefined && before !== value) || undefined}
        onChange={event => {
          setText(event.target.value)
          const number = (per === 1 ? readNumber : readCents)(event.target.value)
          set(number === null ? Number.NaN : Math.round(number))
        }}
      />
      <small>
        {before === undefined
          ? t('isNew')
          : before !== value && t('was', { value: formatNumber(before / per, per === 1 ? 0 : 2) })}
      </small>
    </span>
  )
}
