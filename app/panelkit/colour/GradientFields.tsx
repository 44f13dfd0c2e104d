import { ArrowLeftRight } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Gesture, mapGesture, tappingPause, useDrag, useHeldKeys } from '../controls/gestures.ts'
import { NumberField } from '../controls/NumberField.tsx'
import styles from './gradient.module.css'
import { type Gradient, reversed, turned } from './gradients.ts'

interface GradientFieldsProps {
  readonly gradient: Gradient
  readonly gesture: Gesture<Gradient>
}

/** Where a gradient goes, and the same the other way round. */
export function GradientFields({ gradient, gesture }: GradientFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.fields}>
      {gradient.type === 'linear' ? (
        <>
          <AngleDial
            angle={gradient.angle}
            gesture={mapGesture(gesture, (angle: number) => ({ ...gradient, angle }))}
          />
          <span className={styles.word} aria-hidden>
            {t('gradient.angle')}
          </span>
          <AngleField gradient={gradient} gesture={gesture} />
        </>
      ) : (
        <span className={styles.word}>{t('gradient.fromCentre')}</span>
      )}
      <button
        type="button"
        className={styles.square}
        aria-label={t('gradient.reverse')}
        data-tip={t('gradient.reverse')}
        onClick={() => gesture.commit(reversed(gradient))}
      >
        <ArrowLeftRight aria-hidden />
      </button>
    </div>
  )
}

/** The angle in figures: 0–360, where 360 is 0. */
export function AngleField({ gradient, gesture }: GradientFieldsProps) {
  const { t } = useTranslation()
  if (gradient.type !== 'linear') return null
  return (
    <NumberField
      label={t('gradient.angle')}
      short=""
      unit="°"
      value={turned(gradient.angle)}
      min={0}
      max={360}
      decimals={0}
      step={1}
      gesture={mapGesture(gesture, (angle: number) => ({ ...gradient, angle: turned(angle) }))}
    />
  )
}

interface AngleDialProps {
  /** Degrees, 0 upwards and 90 to the right. */
  readonly angle: number
  readonly gesture: Gesture<number>
}

/** A hand that points where the gradient goes. */
function AngleDial({ angle, gesture }: AngleDialProps) {
  const { t } = useTranslation()
  const shown = turned(angle)
  const last = useRef(shown)
  const show = (next: number) => {
    last.current = turned(Math.round(next))
    gesture.preview(last.current)
  }
  const end = () => gesture.commit(last.current)
  const { cancel } = gesture
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
