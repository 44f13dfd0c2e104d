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
