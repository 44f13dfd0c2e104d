import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clamp } from '../../../engine/index.ts'
import { formatNumber, lengthUnit, readNumber } from '../../i18n/formats.ts'
import { isLanguage } from '../../i18n/languages.ts'
import styles from './fields.module.css'
import { type Gesture, mapGesture, useHeldKeys } from './gestures.ts'

export interface NumberFieldProps {
  /** Read out, and shown when there is no `short` one. */
  readonly label: string
  /** One letter in front of the number: X, Y, H. */
  readonly short?: string
  readonly unit: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly decimals: number
  /** Refuses what lies between whole numbers, which the design cannot have. */
  readonly isWhole?: boolean
  /** What an arrow key adds; ten times as much with Shift. */
  readonly step: number
  readonly gesture: Gesture<number>
}

/** A number one can type, or nudge with the arrow keys: one press to its release is one change. */
export function NumberField(props: NumberFieldProps) {
  const { label, short, unit, value, min, max, decimals, step, isWhole, gesture } = props
  const { t } = useTranslation()
  const problem = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? value : readNumber(typed)
  const isWrong = read === null || read < min || read > max || (isWhole === true && !Number.isInteger(read))
  /** What was put back, because it cannot stand here. */
  const [refused, refuse] = useState<string | null>(null)
  const finish = () => {
    if (typed === null) return
    setTyped(null)
    if (isWrong) refuse(typed)
    else if (read !== value) gesture.commit(read)
  }
  const keys = useHeldKeys({
    step(_x, y) {
      if (y === 0) return
      setTyped(null)
      const next = clamp(value - y * step, min, max)
      gesture.preview(Number(next.toFixed(decimals + 2)))
    },
    end: () => gesture.commit(value),
  })
  const formatted = formatNumber(value, decimals)
  const limits = { min: formatNumber(min, decimals), max: formatNumber(max, decimals), unit }
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
          aria-describedby={isWrong || refused !== null ? problem : undefined}
          value={typed ?? formatted}
          onChange={event => {
            setTyped(event.target.value)
            refuse(null)
          }}
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
      {(isWrong || refused !== null) && (
        <p id={problem} className={styles.problem} role="status">
          {refused !== null && `${t('field.putBack', { written: refused })} `}
          {isWhole ? t('field.whole', limits) : t('field.range', limits)}
        </p>
      )}
    </div>
  )
}

export interface LengthFieldProps {
  readonly label: string
  readonly short?: string
  /** All lengths are millimetres; people see centimetres. */
  readonly value: number
  readonly min: number
  readonly max: number
  readonly gesture: Gesture<number>
}

/** A length in centimetres, to the millimetre. */
export function LengthField({ value, min, max, gesture, ...names }: LengthFieldProps) {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return (
    <NumberField
      {...names}
      unit={lengthUnit(language)}
      value={value / 10}
      min={min / 10}
      max={max / 10}
      decimals={1}
      step={0.1}
      gesture={mapGesture(gesture, (centimetres: number) => centimetres * 10)}
    />
  )
}

export type RangeFieldProps = Omit<NumberFieldProps, 'short'>

/** A number between two ends, to slide along or to type. Sliding previews, letting go chooses. */
export function RangeField(props: RangeFieldProps) {
  const { label, unit, value, min, max, step, gesture } = props
  const slid = useRef<number | null>(null)
  const finish = () => {
    if (slid.current !== null) gesture.commit(slid.current)
    slid.current = null
  }
  const latest = useRef(finish)
  latest.current = finish
  // A tool that is opened by its letter while one slides keeps what was reached.
  useEffect(() => () => latest.current(), [])
  return (
    <div className={styles.range}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${value} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={event => {
          slid.current = event.target.valueAsNumber
          gesture.preview(slid.current)
        }}
        onPointerUp={finish}
        onKeyUp={finish}
        onBlur={finish}
      />
      <NumberField {...props} short="" />
    </div>
  )
}
