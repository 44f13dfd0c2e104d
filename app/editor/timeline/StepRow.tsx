import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../i18n/khmerFormat.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { hueOf } from '../people/hueOf.ts'
import { usePersonName } from '../people/usePersonName.ts'
import { useSayWhatIsDone } from '../useSayWhatIsDone.ts'
import type { FilmStep } from './filmSteps.ts'
import styles from './steps.module.css'
import type { MomentWords } from './useMomentWords.ts'
import type { Timeline } from './useTimeline.ts'

export interface StepRowProps {
  readonly step: FilmStep
  readonly position: number
  readonly timeline: Timeline
  readonly words: MomentWords
}

/** One step: who, what, when, and what became of it. What somebody has written over can be said once more. */
export function StepRow({ step, position, timeline, words }: StepRowProps) {
  const { t } = useTranslation()
  const { engine } = useOpenedDesign()
  const say = useSayWhatIsDone()
  const nameOf = usePersonName()
  const { standing, type } = step.item
  const person = words.person(step)
  const fate =
    standing.kind === 'overwritten' || standing.kind === 'hidden'
      ? t(`timeline.${standing.kind}`, { name: nameOf(standing.by) })
      : standing.kind === 'undone'
        ? t('timeline.undone')
        : ''
  const subject = words.subject(position)
  return (
    <li className={styles.row} data-standing={standing.kind}>
      <button
        type="button"
        aria-pressed={timeline.positions.left === position}
        onClick={() => {
          timeline.setPlaying(false)
          timeline.seek('left', position)
        }}
      >
        <span className={styles.person} style={{ background: hueOf(step.author) }} aria-hidden>
          {[...person][0]?.toUpperCase()}
        </span>
        <span className={styles.what}>
          <strong>
            {step.name !== null && <Flag aria-hidden />}
            {words.title(position)}
            {subject !== '' && <span className={styles.subject}> · {subject}</span>}
          </strong>
          <small>{[person, formatTime(new Date(step.at)), fate].filter(word => word !== '').join(' · ')}</small>
        </span>
      </button>
      {standing.kind === 'overwritten' && (
        <button
          type="button"
          className={styles.again}
          onClick={() => say({ type, payload: null }, engine.timeline.again(step.id))}
        >
          {t('timeline.again')}
        </button>
      )}
    </li>
  )
}
