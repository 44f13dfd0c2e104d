import { ArrowLeftRight, Circle, MoveVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './gradient.module.css'
import { type Gradient, reversed, withShape } from './gradient.ts'
import { NumberField } from './NumberField.tsx'

export interface GradientFieldsProps {
  readonly gradient: Gradient
  readonly preview: (gradient: Gradient) => void
  readonly choose: (gradient: Gradient) => void
}

/** Straight or round, its angle, and the other way round. */
export function GradientFields({ gradient, preview, choose }: GradientFieldsProps) {
  const { t } = useTranslation()
  const isLinear = gradient.type === 'linear'
  const shape = isLinear ? 'radial' : 'linear'
  const Icon = isLinear ? MoveVertical : Circle
  return (
    <div className={styles.fields}>
      <button
        type="button"
        className={styles.square}
        aria-label={t(`gradient.${shape}`)}
        title={t(`gradient.${shape}`)}
        onClick={() => choose(withShape(gradient, shape))}
      >
        <Icon aria-hidden />
      </button>
      {isLinear ? (
        <NumberField
          label={t('gradient.angle')}
          unit="°"
          value={gradient.angle}
          least={-360}
          most={360}
          decimals={0}
          step={1}
          preview={angle => preview({ ...gradient, angle })}
          choose={angle => choose({ ...gradient, angle })}
        />
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
