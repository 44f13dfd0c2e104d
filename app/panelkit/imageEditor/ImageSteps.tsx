import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImageStep } from '../../../engine/index.ts'
import styles from './imageEditor.module.css'

interface StepListProps {
  readonly steps: readonly ImageStep[]
  readonly isWorking: boolean
  readonly remove: (index: number) => void
  readonly clear: () => void
}

/** What has been done to the image, the first step first. Any of them can go: the others are done without it. */
export function ImageSteps({ steps, isWorking, remove, clear }: StepListProps) {
  const { t } = useTranslation()
  if (steps.length === 0) return <p className={styles.hint}>{t('imageEditor.noSteps')}</p>
  return (
    <section>
      <h3 className={styles.heading}>{t('imageEditor.steps')}</h3>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is what it is by its place
          <li key={index}>
            <span>{t(`imageEditor.kinds.${step.kind}`)}</span>
            <button
              type="button"
              className="icon-button small"
              aria-label={t('imageEditor.removeStep', { step: t(`imageEditor.kinds.${step.kind}`) })}
              aria-disabled={isWorking}
              onClick={() => !isWorking && remove(index)}
            >
              <Trash2 aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="button line" aria-disabled={isWorking} onClick={() => !isWorking && clear()}>
        {t('imageEditor.original')}
      </button>
    </section>
  )
}
