import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HsvControlProps } from './ColourSquare.tsx'
import styles from './colourPicker.module.css'
import { colourOf, type Hsv } from './hsv.ts'
import { useDrag } from './useDrag.ts'
import { tappingPause, useHeldKeys } from './useHeldKeys.ts'

/** Every hue of it is the same colour: choosing one would write an entry that nobody sees. */
const isGrey = (hsv: Hsv): boolean => colourOf({ ...hsv, h: 0 }) === colourOf({ ...hsv, h: 180 })

/** All hues in a row. On a grey it shows nothing yet: the hue is kept for when the square gives it strength. */
export function HueSlider({ hsv, preview, choose, cancel }: HsvControlProps) {
  const { t } = useTranslation()
  const last = useRef(hsv)
  const show = (h: number) => {
    const next: Hsv = { ...hsv, h }
    last.current = next
    preview(next)
  }
  const end = () => (isGrey(last.current) ? cancel() : choose(last.current))
  const drag = useDrag({ move: ({ x }) => show(x * 359), end, cancel })
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
