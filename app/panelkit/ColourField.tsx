import { useState } from 'react'
import type { Colour } from '../../engine/index.ts'
import { ColourPicker } from './ColourPicker.tsx'
import styles from './fields.module.css'
import { useColoursInUse } from './useColoursInUse.ts'

export interface ColourFieldProps {
  /** Whose colour it is: "Colour of the outline". */
  readonly label: string
  readonly colour: Colour
  readonly palette: readonly Colour[]
  readonly preview: (colour: Colour) => void
  readonly choose: (colour: Colour) => void
  readonly cancel: () => void
}

/** A colour in a row of other fields: its square opens the picker below. */
export function ColourField({ label, colour, palette, preview, choose, cancel }: ColourFieldProps) {
  const used = useColoursInUse()
  const [isOpen, open] = useState(false)
  return (
    <fieldset className={styles.colour} aria-label={label}>
      <button type="button" className={styles.field} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <span className={styles.chip} style={{ background: colour }} />
        {colour.slice(1).toUpperCase()}
        <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && (
        <div className={styles.below}>
          <ColourPicker {...{ colour, palette, used, preview, choose, cancel }} />
        </div>
      )}
    </fieldset>
  )
}
