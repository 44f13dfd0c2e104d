import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clamp } from '../../../engine/index.ts'
import { type Gesture, tappingPause, useDrag, useHeldKeys } from '../controls/gestures.ts'
import styles from './colourPicker.module.css'
import { colourOf, type Hsv } from './colours.ts'

interface HsvControlProps {
  readonly hsv: Hsv
  readonly gesture: Gesture<Hsv>
}

const part = (value: number): number => clamp(value, 0, 1)

/** Saturation from left to right, value from bottom to top. */
export function ColourSquare({ hsv, gesture }: HsvControlProps) {
  const { t } = useTranslation()
  const last = useRef(hsv)
  const show = (next: Hsv) => {
    last.current = next
    gesture.preview(next)
  }
  const end = () => gesture.commit(last.current)
  const drag = useDrag({ move: ({ x, y }) => show({ ...hsv, s: x, v: 1 - y }), end, cancel: gesture.cancel })
  const keys = useHeldKeys({
    step: (x, y) => show({ ...hsv, s: part(hsv.s + x / 100), v: part(hsv.v - y / 100) }),
    end,
    pause: tappingPause,
  })
  const [saturation, value] = [Math.round(hsv.s * 100), Math.round(hsv.v * 100)]
  return (
    <div
      className={styles.square}
      style={{ '--hue': colourOf({ h: hsv.h, s: 1, v: 1 }) } as object}
      role="slider"
      tabIndex={0}
      aria-label={t('picker.square')}
      aria-roledescription={t('picker.squareRole')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={saturation}
      aria-valuetext={t('picker.squareValue', { saturation, value })}
      {...drag}
      {...keys}
    >
      <span
        className={styles.knob}
        style={{ left: `${hsv.s * 100}%`, top: `${(1 - hsv.v) * 100}%`, background: colourOf(hsv) }}
      />
    </div>
  )
}

/** Every hue of it is the same colour: choosing one would write an entry that nobody sees. */
const isGrey = (hsv: Hsv): boolean => colourOf({ ...hsv, h: 0 }) === colourOf({ ...hsv, h: 180 })

/** All hues in a row. On a grey it shows nothing yet: the hue is kept for when the square gives it strength. */
export function HueSlider({ hsv, gesture }: HsvControlProps) {
  const { t } = useTranslation()
  const last = useRef(hsv)
  const show = (h: number) => {
    const next: Hsv = { ...hsv, h }
    last.current = next
    gesture.preview(next)
  }
  const end = () => (isGrey(last.current) ? gesture.cancel() : gesture.commit(last.current))
  const drag = useDrag({ move: ({ x }) => show(x * 359), end, cancel: gesture.cancel })
  const keys = useHeldKeys({ step: (x, y) => show((hsv.h + x - y + 360) % 360), end, pause: tappingPause })
  return (
    <div
      className={styles.hue}
      role="slider"
      tabIndex={0}
      aria-label={t('picker.hue')}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={Math.round(hsv.h)}
      {...drag}
      {...keys}
    >
      <span
        className={styles.knob}
        style={{ left: `${(hsv.h / 360) * 100}%`, top: '50%', background: colourOf({ h: hsv.h, s: 1, v: 1 }) }}
      />
    </div>
  )
}
