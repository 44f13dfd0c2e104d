import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colour } from '../../engine/index.ts'
import { ColourSquare } from './ColourSquare.tsx'
import styles from './colourPicker.module.css'
import { HexField } from './HexField.tsx'
import { HueSlider } from './HueSlider.tsx'
import { colourOf, type Hsv, hsvOf } from './hsv.ts'

export interface ColourPickerProps {
  readonly colour: Colour
  readonly palette: readonly Colour[]
  readonly preview: (colour: Colour) => void
  readonly choose: (colour: Colour) => void
  /** The gesture came to nothing. */
  readonly cancel: () => void
}

/** Square, hue, hex and palette. Dragging previews, letting go chooses. */
export function ColourPicker({ colour, palette, preview, choose, cancel }: ColourPickerProps) {
  const { t } = useTranslation()
  const { hsv, turn } = useHue(colour)
  const show = (next: Hsv) => {
    turn(next)
    preview(colourOf(next))
  }
  const finish = (last: Hsv) => choose(colourOf(last))
  return (
    <div className={styles.picker}>
      <ColourSquare hsv={hsv} preview={show} choose={finish} cancel={cancel} />
      <HueSlider hsv={hsv} preview={show} choose={finish} cancel={cancel} />
      <HexField colour={colour} choose={choose} />
      <fieldset className={styles.palette}>
        <legend className={styles.label}>{t('picker.palette')}</legend>
        {palette.map(swatch => (
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
      </fieldset>
    </div>
  )
}

/** Keeps the hue while the colour passes through grey and black, which have none. */
function useHue(colour: Colour) {
  const [turned, setTurned] = useState<Hsv>(() => hsvOf(colour))
  const hsv = colourOf(turned).toLowerCase() === colour.toLowerCase() ? turned : keepHue(hsvOf(colour), turned)
  return { hsv, turn: setTurned }
}

const keepHue = (hsv: Hsv, before: Hsv): Hsv =>
  hsv.s === 0 || hsv.v === 0 ? { ...hsv, h: before.h, s: hsv.v === 0 ? before.s : hsv.s } : hsv
