import { useEffect, useRef } from 'react'
import styles from './fields.module.css'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

export type RangeFieldProps = Omit<NumberFieldProps, 'short'>

/** A number between two ends, to slide along or to type. Sliding previews, letting go chooses. */
export function RangeField(props: RangeFieldProps) {
  const { label, unit, value, least, most, step, preview, choose } = props
  const slid = useRef<number | null>(null)
  const finish = () => {
    if (slid.current !== null) choose(slid.current)
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
          preview(slid.current)
        }}
        onPointerUp={finish}
        onKeyUp={finish}
        onBlur={finish}
      />
      <NumberField {...props} short="" />
    </div>
  )
}
