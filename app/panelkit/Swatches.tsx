import { type ReactNode, useId } from 'react'
import type { Colour } from '../../engine/index.ts'
import styles from './colourPicker.module.css'

export interface SwatchesProps {
  readonly heading: string
  readonly colours: readonly Colour[]
  /** The one that is on. */
  readonly colour: Colour
  readonly choose: (colour: Colour) => void
  /** One row without its heading, which is still read out. */
  readonly compact?: boolean
  /** After the last swatch. */
  readonly children?: ReactNode
}

/** Colours to take by one press. */
export function Swatches({ heading, colours, colour, choose, compact, children }: SwatchesProps) {
  const id = useId()
  return (
    <fieldset className={styles.palette} data-compact={compact || undefined} aria-labelledby={id}>
      <legend id={id} className={compact ? 'visually-hidden' : styles.label}>
        {heading}
      </legend>
      {colours.map(swatch => (
        <button
          key={swatch}
          type="button"
          className={styles.swatch}
          style={{ background: swatch }}
          aria-label={swatch}
          aria-pressed={swatch.toLowerCase() === colour.toLowerCase()}
          onClick={() => choose(swatch)}
        />
      ))}
      {children}
    </fieldset>
  )
}
