import { Pipette } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colour } from '../../../engine/index.ts'
import styles from '../controls/fields.module.css'
import type { Gesture } from '../controls/gestures.ts'
import colourPickerStyles from './colourPicker.module.css'

/** `F0B`, `#f0bc5e` and the like as `#F0BC5E`; `null` for what is no colour. */
export function readHex(text: string): Colour | null {
  const digits = text.trim().replace(/^#/, '')
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits.toUpperCase()}`
  if (/^[0-9a-f]{3}$/i.test(digits)) return `#${[...digits.toUpperCase()].map(digit => digit + digit).join('')}`
  return null
}

export interface HexFieldProps {
  /** Where it is not clear which colour is meant. */
  readonly label?: string
  readonly colour: Colour
  readonly gesture: Gesture<Colour>
}

/** So long after the last letter, what is written is shown, in ms. */
const previewPause = 100

/** A colour as people write it down: shown once it is one, committed by Enter or when the field is left. */
export function HexField({ label, colour, gesture }: HexFieldProps) {
  const { t } = useTranslation()
  const problem = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const before = useRef(colour)
  const latest = useRef(gesture)
  latest.current = gesture
  const isWrong = typed !== null && readHex(typed) === null
  useEffect(() => {
    const read = typed === null ? null : readHex(typed)
    if (read === null) return undefined
    const pause = setTimeout(() => latest.current.preview(read), previewPause)
    return () => clearTimeout(pause)
  }, [typed])
  const finish = () => {
    const read = typed === null ? null : readHex(typed)
    if (read === null) return
    setTyped(null)
    if (read.toLowerCase() === before.current.toLowerCase()) gesture.cancel()
    else gesture.commit(read)
  }
  const write = (text: string) => {
    if (typed === null) before.current = colour
    setTyped(text)
  }
  return (
    <div>
      <label className={styles.field} data-invalid={isWrong || undefined}>
        <span className={styles.chip} style={{ background: colour }} />
        <input
          aria-label={label ?? t('picker.hex')}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problem : undefined}
          spellCheck={false}
          autoComplete="off"
          maxLength={9}
          value={typed ?? colour.slice(1).toUpperCase()}
          onChange={event => write(event.target.value)}
          onBlur={finish}
          onKeyDown={event => {
            if (event.key === 'Enter') finish()
            if (event.key !== 'Escape' || typed === null) return
            setTyped(null)
            gesture.cancel()
          }}
        />
      </label>
      {isWrong && (
        <p id={problem} className={styles.problem}>
          {t('picker.hexProblem')}
        </p>
      )}
    </div>
  )
}

/** What browsers that have it give; the types of the DOM do not know it yet. */
interface Eyedropper {
  open(): Promise<{ readonly sRGBHex: string }>
}

const eyedropper = (): (new () => Eyedropper) | undefined =>
  (globalThis as { readonly EyeDropper?: new () => Eyedropper }).EyeDropper

/** Takes a colour from anywhere on the screen, where the browser can. */
export function EyedropperButton({ choose }: { readonly choose: (colour: Colour) => void }) {
  const { t } = useTranslation()
  const Eyedropper = eyedropper()
  if (!Eyedropper) return null
  const pick = async () => {
    try {
      const picked = readHex((await new Eyedropper().open()).sRGBHex)
      if (picked) choose(picked)
    } catch {
      // Escape: nothing was picked.
    }
  }
  return (
    <button
      type="button"
      className={colourPickerStyles.tool}
      aria-label={t('picker.eyedropper')}
      title={t('picker.eyedropper')}
      onClick={() => void pick()}
    >
      <Pipette aria-hidden />
    </button>
  )
}
