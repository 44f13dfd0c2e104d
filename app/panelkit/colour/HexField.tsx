import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colour } from '../../../engine/index.ts'
import styles from '../controls/fields.module.css'
import type { Gesture } from '../controls/gestures.ts'
import { readColour } from './readColour.ts'

export interface HexFieldProps {
  /** Where it is not clear which colour is meant. */
  readonly label?: string
  readonly colour: Colour
  readonly gesture: Gesture<Colour>
  /** Takes what is pasted, if it is more than a colour, such as a gradient; tells whether it could be read. */
  readonly takePasted?: ((text: string) => Promise<boolean> | false) | undefined
}

/** Of a colour as CSS writes it. */
const longest = 40

/** So long after the last letter, what is written is shown, in ms. */
const previewPause = 100

/** A colour as people write it down: shown once it is one, committed by Enter or when the field is left. What is none is told, and put back then. */
export function HexField({ label, colour, gesture, takePasted }: HexFieldProps) {
  const { t } = useTranslation()
  const problem = useId()
  const [typed, setTyped] = useState<string | null>(null)
  /** What was put back, because it is no colour. */
  const [refused, refuse] = useState<string | null>(null)
  const before = useRef(colour)
  const latest = useRef(gesture)
  latest.current = gesture
  const isWrong = typed !== null && readColour(typed) === null
  useEffect(() => {
    const read = typed === null ? null : readColour(typed)
    if (read === null) return undefined
    const pause = setTimeout(() => latest.current.preview(read), previewPause)
    return () => clearTimeout(pause)
  }, [typed])
  const finish = () => {
    if (typed === null) return
    const read = readColour(typed)
    setTyped(null)
    if (read === null) {
      refuse(typed)
      return gesture.cancel()
    }
    if (read.toLowerCase() === before.current.toLowerCase()) gesture.cancel()
    else gesture.commit(read)
  }
  const write = (text: string) => {
    if (typed === null) before.current = colour
    setTyped(text)
    refuse(null)
  }
  return (
    <div>
      <label className={styles.field} data-invalid={isWrong || undefined}>
        <span className={styles.chip} style={{ background: colour }} />
        <input
          aria-label={label ?? t('picker.hex')}
          aria-invalid={isWrong}
          aria-describedby={isWrong || refused !== null ? problem : undefined}
          spellCheck={false}
          autoComplete="off"
          maxLength={longest}
          value={typed ?? colour.slice(1).toUpperCase()}
          onChange={event => write(event.target.value)}
          onPaste={event => {
            const text = event.clipboardData.getData('text/plain')
            const taking = takePasted?.(text)
            if (!taking) return
            event.preventDefault()
            setTyped(null)
            void taking.then(isTaken => isTaken || write(text.slice(0, longest)))
          }}
          onBlur={finish}
          onKeyDown={event => {
            if (event.key === 'Enter') finish()
            if (event.key !== 'Escape' || typed === null) return
            setTyped(null)
            gesture.cancel()
          }}
        />
      </label>
      {(isWrong || refused !== null) && (
        <p id={problem} className={styles.problem} role="status">
          {refused !== null && `${t('field.putBack', { written: refused })} `}
          {t('picker.hexProblem')}
        </p>
      )}
    </div>
  )
}
