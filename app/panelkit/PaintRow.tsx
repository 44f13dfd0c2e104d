import type { Paint } from '../../engine/index.ts'
import { cssPaint } from './cssPaint.ts'
import styles from './rows.module.css'

export interface PaintRowProps {
  readonly name: string
  readonly paint: Paint
  /** What stands at the right: the colour, or the word for a gradient. */
  readonly value: string
  readonly selected: boolean
  readonly select: () => void
}

/** Something that can be painted: its swatch, its name, its colour. */
export function PaintRow({ name, paint, value, selected, select }: PaintRowProps) {
  return (
    <button type="button" className={styles.row} aria-pressed={selected} onClick={select}>
      <span className={styles.swatch} style={{ background: cssPaint(paint) }} />
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
    </button>
  )
}
