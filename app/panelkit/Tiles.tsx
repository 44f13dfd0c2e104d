import { useId } from 'react'
import styles from './fields.module.css'
import type { Segment } from './Segments.tsx'

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
    <fieldset className={styles.tiles} aria-labelledby={id}>
      <legend id={id} className={styles.label}>
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
