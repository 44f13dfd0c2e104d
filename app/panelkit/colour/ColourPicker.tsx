import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colour, Ink } from '../../../engine/index.ts'
import fields from '../controls/fields.module.css'
import type { Gesture } from '../controls/gestures.ts'
import styles from './colourPicker.module.css'
import { colourOf, type Hsv, hsvOf } from './colours.ts'
import { EyedropperButton } from './EyedropperButton.tsx'
import { HexField, type HexFieldProps } from './HexField.tsx'
import { ColourSquare, HueSlider } from './HsvControls.tsx'
import { InkHint } from './InkHint.tsx'
import { useColoursInUse } from './useColours.ts'
import { useShopInks } from './useShopInks.ts'

export interface ColourPickerProps {
  readonly colour: Colour
  readonly palette: readonly Colour[]
  /** Colours that the design already has. */
  readonly used?: readonly Colour[]
  readonly gesture: Gesture<Colour>
}

/** One colour: square, hue, hex and swatches. Dragging previews, letting go commits. */
export function ColourPicker({ colour, palette, used = [], gesture }: ColourPickerProps) {
  const { t } = useTranslation()
  const inks = useShopInks()
  return (
    <div className={styles.picker}>
      <ColourControls colour={colour} gesture={gesture} />
      <InkHint colour={colour} inks={inks} choose={gesture.commit} />
      {used.length > 0 && (
        <Swatches heading={t('picker.used')} colours={used} colour={colour} choose={gesture.commit} />
      )}
      <PaletteSwatches inks={inks} palette={palette} colour={colour} choose={gesture.commit} />
    </div>
  )
}

export interface ColourFieldProps {
  /** Whose colour it is: "Colour of the outline". */
  readonly label: string
  readonly colour: Colour
  readonly palette: readonly Colour[]
  readonly gesture: Gesture<Colour>
}

/** A colour in a row of other fields: its square opens the picker below. */
export function ColourField({ label, colour, palette, gesture }: ColourFieldProps) {
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
          <ColourPicker colour={colour} palette={palette} used={used} gesture={gesture} />
        </div>
      )}
    </fieldset>
  )
}

interface ColourControlsProps {
  readonly colour: Colour
  readonly gesture: Gesture<Colour>
  readonly takePasted?: HexFieldProps['takePasted']
  /** Stands beside the hex field. */
  readonly children?: ReactNode
}

/** Square, hue, hex and eyedropper. Dragging previews, letting go commits. */
export function ColourControls({ colour, gesture, takePasted, children }: ColourControlsProps) {
  const { hsv, turn } = useHue(colour)
  const before = useRef<Colour | null>(null)
  const dragging: Gesture<Hsv> = {
    preview(next) {
      before.current ??= colour
      turn(next)
      gesture.preview(colourOf(next))
    },
    commit(last) {
      const start = before.current ?? colour
      before.current = null
      // A gesture that ends where it began: nobody could see what such an entry did, or took back.
      if (isSame(colourOf(last), start)) gesture.cancel()
      else gesture.commit(colourOf(last))
    },
    cancel() {
      before.current = null
      gesture.cancel()
    },
  }
  return (
    <>
      <ColourSquare hsv={hsv} gesture={dragging} />
      <HueSlider hsv={hsv} gesture={dragging} />
      <div className={styles.values}>
        <HexField colour={colour} gesture={gesture} takePasted={takePasted} />
        {children}
        <EyedropperButton choose={gesture.commit} />
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

type PaletteSwatchesProps = Pick<SwatchesProps, 'colour' | 'choose'> & {
  readonly inks: readonly Ink[]
  /** Where the shop has no colour book. */
  readonly palette: readonly Colour[]
}

/** What the shop prints, by name, or else the colours that clubs wear. */
export function PaletteSwatches({ inks, palette, ...swatches }: PaletteSwatchesProps) {
  const { t } = useTranslation()
  if (inks.length === 0) return <Swatches heading={t('picker.palette')} colours={palette} {...swatches} />
  const names = new Map(inks.map(({ name, colour }) => [colour.toUpperCase(), name]))
  return <Swatches heading={t('picker.inks')} colours={[...names.keys()]} names={names} {...swatches} />
}

interface SwatchesProps {
  readonly heading: string
  readonly colours: readonly Colour[]
  /** What colours are called, by `#rrggbb` in capitals; the others by themselves. */
  readonly names?: ReadonlyMap<Colour, string>
  /** The one that is on. */
  readonly colour: Colour
  readonly choose: (colour: Colour) => void
  /** One row without its heading, which is still read out. */
  readonly compact?: boolean
  /** After the last swatch. */
  readonly children?: ReactNode
}

/** Colours to take by one press. */
export function Swatches({ heading, colours, names, colour, choose, compact, children }: SwatchesProps) {
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
          aria-label={names?.get(swatch.toUpperCase()) ?? swatch}
          data-tip={names?.get(swatch.toUpperCase())}
          aria-pressed={swatch.toLowerCase() === colour.toLowerCase()}
          onClick={() => choose(swatch)}
        />
      ))}
      {children}
    </fieldset>
  )
}
