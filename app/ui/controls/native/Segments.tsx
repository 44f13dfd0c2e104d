import { type ReactNode, useId } from 'react'
import type { Choice } from './Select.tsx'
import styles from './segments.module.css'

export type Segment<Value extends string> = Choice<Value>

export interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  /** `null` while none of them is on. */
  readonly value: Value | null
  readonly choose: (value: Value) => void
  /** As wide as there is room. */
  readonly wide?: boolean
  /** For a page of settings, where there is room. */
  readonly isLarge?: boolean
}

/** A few choices of which one is on: the browser's radios, so arrow keys go through them. */
export function Segments<Value extends string>({ label, segments, wide, isLarge, ...rest }: SegmentsProps<Value>) {
  return (
    <Radios
      className={styles.segments}
      legend={<legend className="visually-hidden">{label}</legend>}
      choices={segments}
      {...rest}
      data-wide={wide || undefined}
      data-large={isLarge || undefined}
    />
  )
}

export interface TilesProps<Value extends string> {
  readonly label: string
  readonly tiles: readonly Segment<Value>[]
  readonly value: Value
  readonly choose: (value: Value) => void
}

/** A few choices with longer names, two in a row. */
export const Tiles = <Value extends string>({ label, tiles, ...rest }: TilesProps<Value>) => (
  <Radios
    className={styles.tiles}
    legend={<legend className={styles.legend}>{label}</legend>}
    choices={tiles}
    {...rest}
  />
)

interface RadiosProps<Value extends string> {
  readonly className: string | undefined
  readonly legend: ReactNode
  readonly choices: readonly Choice<Value>[]
  readonly value: Value | null
  readonly choose: (value: Value) => void
  readonly 'data-wide'?: true | undefined
  readonly 'data-large'?: true | undefined
}

function Radios<Value extends string>({ className, legend, choices, value, choose, ...data }: RadiosProps<Value>) {
  const name = useId()
  return (
    <fieldset className={className} {...data}>
      {legend}
      {choices.map(choice => (
        <label key={choice.value} lang={choice.lang}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => choose(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
