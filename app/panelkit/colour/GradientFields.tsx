import { ArrowLeftRight } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { tappingPause, useDrag, useHeldKeys } from '../controls/gestures.ts'
import { NumberField } from '../controls/NumberField.tsx'
import styles from './gradient.module.css'
import { type Gradient, reversed, turned } from './gradients.ts'

interface GradientFieldsProps {
  readonly gradient: Gradient
  readonly preview: (gradient: Gradient) => void
  readonly choose: (gradient: Gradient) => void
  readonly cancel: () => void
}

/** Where a gradient goes, and the same the other way round. */
export function GradientFields({ gradient, preview, choose, cancel }: GradientFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.fields}>
      {gradient.type === 'linear' ? (
        <>
          <AngleDial
            angle={gradient.angle}
            preview={angle => preview({ ...gradient, angle })}
            choose={angle => choose({ ...gradient, angle })}
            cancel={cancel}
          />
          <span className={styles.word} aria-hidden>
            {t('gradient.angle')}
          </span>
          <AngleField gradient={gradient} preview={preview} choose={choose} />
        </>
      ) : (
        <span className={styles.word}>{t('gradient.fromCentre')}</span>
      )}
      <button
        type="button"
        className={styles.square}
        aria-label={t('gradient.reverse')}
        title={t('gradient.reverse')}
        onClick={() => choose(reversed(gradient))}
      >
        <ArrowLeftRight aria-hidden />
      </button>
    </div>
  )
}

/** The angle in figures: 0–360, where 360 is 0. */
export function AngleField({ gradient, preview, choose }: Omit<GradientFieldsProps, 'cancel'>) {
  const { t } = useTranslation()
  if (gradient.type !== 'linear') return null
  return (
    <NumberField
      label={t('gradient.angle')}
      short=""
      unit="°"
      value={turned(gradient.angle)}
      least={0}
      most={360}
      decimals={0}
      step={1}
      preview={angle => preview({ ...gradient, angle: turned(angle) })}
      choose={angle => choose({ ...gradient, angle: turned(angle) })}
    />
  )
}

interface AngleDialProps {
  /** Degrees, 0 upwards and 90 to the right. */
  readonly angle: number
  readonly preview: (angle: number) => void
  readonly choose: (angle: number) => void
  readonly cancel: () => void
}

/** A hand that points where the gradient goes. */
function AngleDial({ angle, preview, choose, cancel }: AngleDialProps) {
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
