import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  readonly least: number
  readonly most: number
  readonly decimals: number
  /** What an arrow key adds; ten times as much with Shift. */
  readonly step: number
  readonly gesture: Gesture<number>
}

/** A number one can type, or nudge with the arrow keys: one press to its release is one change. */
export function NumberField(props: NumberFieldProps) {
  const { label, short, unit, value, least, most, decimals, step, gesture } = props
  const { t } = useTranslation()
  const problem = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? value : readNumber(typed)
  const isWrong = read === null || read < least || read > most
  const finish = () => {
    if (typed === null || isWrong) return
    setTyped(null)
    if (read !== value) gesture.commit(read)
  }
  const keys = useHeldKeys({
    step(_x, y) {
      if (y === 0) return
      setTyped(null)
      const next = Math.min(most, Math.max(least, value - y * step))
      gesture.preview(Number(next.toFixed(decimals + 2)))
    },
    end: () => gesture.commit(value),
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

export interface LengthFieldProps {
  readonly label: string
  readonly short?: string
  /** All lengths are millimetres; people see centimetres. */
  readonly value: number
  readonly least: number
  readonly most: number
  readonly gesture: Gesture<number>
}

/** A length in centimetres, to the millimetre. */
export function LengthField({ value, least, most, gesture, ...names }: LengthFieldProps) {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return (
    <NumberField
      {...names}
      unit={lengthUnit(language)}
      value={value / 10}
      least={least / 10}
      most={most / 10}
      decimals={1}
      step={0.1}
      gesture={mapGesture(gesture, (centimetres: number) => centimetres * 10)}
    />
  )
}

export type RangeFieldProps = Omit<NumberFieldProps, 'short'>

/** A number between two ends, to slide along or to type. Sliding previews, letting go chooses. */
export function RangeField(props: RangeFieldProps) {
  const { label, unit, value, least, most, step, gesture } = props
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
        min={least}
        max={most}
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
