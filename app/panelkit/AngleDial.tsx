import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './gradient.module.css'
import { turned } from './gradient.ts'
import { useDrag } from './useDrag.ts'
import { tappingPause, useHeldKeys } from './useHeldKeys.ts'

export interface AngleDialProps {
  /** Degrees, 0 upwards and 90 to the right. */
  readonly angle: number
  readonly preview: (angle: number) => void
  readonly choose: (angle: number) => void
  readonly cancel: () => void
}

/** A hand that points where the gradient goes. */
export function AngleDial({ angle, preview, choose, cancel }: AngleDialProps) {
  const { t } = useTranslation()
  const shown = turned(angle)
  const last = useRef(shown)
  const show = (next: number) => {
    last.current = turned(Math.round(next))
    preview(last.current)
  }
  const end = () => choose(last.current)
  const drag = useDrag({ move: ({ x, y }) => show((Math.atan2(x - 0.5, 0.5 - y) * 180) / Math.PI), end, cancel })
  const keys = useHeldKeys({ step: (x, y) => show(shown + x - y), end, pause: tappingPause })
  return (
    <div
      className={styles.dial}
      role="slider"
      tabIndex={0}
      aria-label={t('gradient.dial')}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={`${Math.round(shown)}°`}
      {...drag}
      {...keys}
    >
      <span style={{ rotate: `${shown}deg` }} />
    </div>
  )
}
