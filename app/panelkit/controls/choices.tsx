import { useId } from 'react'
import fields from './fields.module.css'
import styles from './segments.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  /** `null` while none of them is on. */
  readonly value: Value | null
  readonly choose: (value: Value) => void
  /** As wide as there is room. */
  readonly wide?: boolean
}

/** A few choices of which one is on. */
export function Segments<Value extends string>({ label, segments, value, choose, wide }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments} data-wide={wide || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map(segment => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => choose(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </fieldset>
  )
}

export interface TilesProps<Value extends string> {
  readonly label: string
  readonly tiles: readonly Segment<Value>[]
  readonly value: Value
  readonly choose: (value: Value) => void
}

/** A few choices with longer names, two in a row. */
export function Tiles<Value extends string>({ label, tiles, value, choose }: TilesProps<Value>) {
  const id = useId()
  return (
    <fieldset className={fields.tiles} aria-labelledby={id}>
      <legend id={id} className={fields.label}>
        {label}
      </legend>
      {tiles.map(tile => (
        <button key={tile.value} type="button" aria-pressed={tile.value === value} onClick={() => choose(tile.value)}>
          {tile.label}
        </button>
      ))}
    </fieldset>
  )
}

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
      <span className={fields.label}>{label}</span>
      <span className={fields.field}>
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

export interface SwitchFieldProps {
  readonly label: string
  readonly on: boolean
  readonly choose: (on: boolean) => void
}

/** On or off. */
export function SwitchField({ label, on, choose }: SwitchFieldProps) {
  return (
    <button type="button" role="switch" aria-checked={on} className={fields.switch} onClick={() => choose(!on)}>
      {label}
      <span aria-hidden />
    </button>
  )
}
