import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colour } from '../../../engine/index.ts'
import fields from '../controls/fields.module.css'
import styles from './colourPicker.module.css'
import { colourOf, type Hsv, hsvOf } from './colours.ts'
import { EyedropperButton, HexField } from './HexField.tsx'
import { ColourSquare, HueSlider } from './HsvControls.tsx'
import { useColoursInUse } from './useColours.ts'

export interface ColourPickerProps {
  readonly colour: Colour
  readonly palette: readonly Colour[]
  /** Colours that the design already has. */
  readonly used?: readonly Colour[]
  readonly preview: (colour: Colour) => void
  readonly choose: (colour: Colour) => void
  /** The gesture came to nothing. */
  readonly cancel: () => void
}

/** One colour: square, hue, hex and swatches. Dragging previews, letting go chooses. */
export function ColourPicker({ colour, palette, used = [], preview, choose, cancel }: ColourPickerProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.picker}>
      <ColourControls colour={colour} preview={preview} choose={choose} cancel={cancel} />
      {used.length > 0 && <Swatches heading={t('picker.used')} colours={used} colour={colour} choose={choose} />}
      <Swatches heading={t('picker.palette')} colours={palette} colour={colour} choose={choose} />
    </div>
  )
}

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
    <fieldset className={fields.colour} aria-label={label}>
      <button type="button" className={fields.field} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <span className={fields.chip} style={{ background: colour }} />
        {colour.slice(1).toUpperCase()}
        <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && (
        <div className={fields.below}>
          <ColourPicker
            colour={colour}
            palette={palette}
            used={used}
            preview={preview}
            choose={choose}
            cancel={cancel}
          />
        </div>
      )}
    </fieldset>
  )
}

interface ColourControlsProps {
  readonly colour: Colour
  readonly preview: (colour: Colour) => void
  readonly choose: (colour: Colour) => void
  /** The gesture came to nothing. */
  readonly cancel: () => void
  /** Stands beside the hex field. */
  readonly children?: ReactNode
}

/** Square, hue, hex and eyedropper. Dragging previews, letting go chooses. */
export function ColourControls({ colour, preview, choose, cancel, children }: ColourControlsProps) {
  const { hsv, turn } = useHue(colour)
  const before = useRef<Colour | null>(null)
  const show = (next: Hsv) => {
    before.current ??= colour
    turn(next)
    preview(colourOf(next))
  }
  const finish = (last: Hsv) => {
    const start = before.current ?? colour
    before.current = null
    // A gesture that ends where it began: nobody could see what such an entry did, or took back.
    if (isSame(colourOf(last), start)) cancel()
    else choose(colourOf(last))
  }
  const giveUp = () => {
    before.current = null
    cancel()
  }
  return (
    <>
      <ColourSquare hsv={hsv} preview={show} choose={finish} cancel={giveUp} />
      <HueSlider hsv={hsv} preview={show} choose={finish} cancel={giveUp} />
      <div className={styles.values}>
        <HexField colour={colour} preview={preview} choose={choose} cancel={cancel} />
        {children}
        <EyedropperButton choose={choose} />
      </div>
    </>
  )
}

const isSame = (one: Colour, other: Colour): boolean => one.toLowerCase() === other.toLowerCase()

/** Keeps the hue while the colour passes through grey and black, which have none. */
function useHue(colour: Colour) {
  const [turned, setTurned] = useState<Hsv>(() => hsvOf(colour))
  const hsv = isSame(colourOf(turned), colour) ? turned : keepHue(hsvOf(colour), turned)
  return { hsv, turn: setTurned }
}

const keepHue = (hsv: Hsv, before: Hsv): Hsv =>
  hsv.s === 0 || hsv.v === 0 ? { ...hsv, h: before.h, s: hsv.v === 0 ? before.s : hsv.s } : hsv

interface SwatchesProps {
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
