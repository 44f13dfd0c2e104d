import { useTranslation } from 'react-i18next'
import { AuthorButtons } from '../../editor/timeline/AuthorButtons.tsx'
import { StepList } from '../../editor/timeline/StepList.tsx'
import { kindOf, type TimelineState } from '../../editor/timeline/useTimeline.ts'
import styles from './history.module.css'

/** Every step with its author and its time; a press on a person or a tool leaves out theirs. */
export function ReviewHistory({ timeline }: { readonly timeline: TimelineState }) {
  const { t } = useTranslation('console')
  const { steps } = timeline.filmstrip
  const kinds = [...new Set(steps.map(kindOf))]
  return (
    <div className={styles.history}>
      <fieldset className={styles.filter}>
        <legend>{t('review.authors')}</legend>
        <AuthorButtons timeline={timeline} />
      </fieldset>
      <fieldset className={styles.filter}>
        <legend>{t('review.kinds')}</legend>
        {kinds.map(kind => (
          <button
            key={kind}
            type="button"
            aria-pressed={!timeline.hiddenKinds.has(kind)}
            onClick={() => timeline.toggleKind(kind)}
          >
            {t('name', { ns: `tool.${kind}`, defaultValue: t('review.otherKind') })}
          </button>
        ))}
      </fieldset>
      <StepList timeline={timeline} canRetry={false} />
    </div>
  )
}
