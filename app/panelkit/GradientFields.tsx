import { ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AngleDial } from './AngleDial.tsx'
import styles from './gradient.module.css'
import { type Gradient, reversed, turned } from './gradient.ts'
import { NumberField } from './NumberField.tsx'

export interface GradientFieldsProps {
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
