import { type ReactNode, useRef, useState } from 'react'
import type { Colour } from '../../engine/index.ts'
import { ColourSquare } from './ColourSquare.tsx'
import styles from './colourPicker.module.css'
import { EyedropperButton } from './EyedropperButton.tsx'
import { HexField } from './HexField.tsx'
import { HueSlider } from './HueSlider.tsx'
import { colourOf, type Hsv, hsvOf } from './hsv.ts'

export interface ColourControlsProps {
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
