import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../i18n/formats.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useNotifyOutcome } from '../controls/useNotifyOutcome.ts'
import { hueOf, usePersonName } from '../people/personName.ts'
import type { RecordedStep } from './filmstrip.ts'
import styles from './timelinePanel.module.css'
import { useStepWords, type WordsOfSteps } from './useStepWords.ts'
import type { TimelineState } from './useTimeline.ts'

interface StepListProps {
  readonly timeline: TimelineState
  /** Whether what somebody has written over can be said once more. */
  readonly canRetry: boolean
}

/** Rows that are drawn before somebody asks for earlier ones. */
const page = 200

/** Every step that is not left out, by day, the latest first. */
export function StepList({ timeline, canRetry }: StepListProps) {
  const { t } = useTranslation()
  const { filmstrip } = timeline
  const words = useStepWords(filmstrip)
  const [max, setMax] = useState(page)
  const all = filmstrip.steps
    .flatMap((step, index) => (timeline.isHidden(step) ? [] : { step, position: index + 1 }))
    .reverse()
  const rows = all.slice(0, max)
  const days = byDay(rows, words.day)
  return (
    <>
      {all.length === 0 && <p className={styles.empty}>{t('timeline.empty')}</p>}
      {[...days].map(([day, dayRows]) => (
        <section key={day} className={styles.day}>
          <h3>{day}</h3>
          <ol>
            {dayRows.map(({ step, position }) => (
              <StepRow
                key={step.id}
                step={step}
                position={position}
                timeline={timeline}
                words={words}
                canRetry={canRetry}
              />
            ))}
          </ol>
        </section>
      ))}
      {all.length > max && (
        <button type="button" className={`button soft ${styles.earlier}`} onClick={() => setMax(max + page)}>
          {t('timeline.earlier', { count: all.length - max })}
        </button>
      )}
    </>
  )
}

function byDay<Row extends { readonly step: { readonly at: number } }>(
  rows: readonly Row[],
  dayOf: (at: number) => string,
): ReadonlyMap<string, readonly Row[]> {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayOf(row.step.at)
    const known = days.get(day)
    if (known) known.push(row)
    else days.set(day, [row])
  }
  return days
}

interface StepRowProps {
  readonly step: RecordedStep
  readonly position: number
  readonly timeline: TimelineState
  readonly words: WordsOfSteps
  readonly canRetry: boolean
}

/** One step: who, what, when, and what became of it. What somebody has written over can be said once more. */
function StepRow({ step, position, timeline, words, canRetry }: StepRowProps) {
  const { t } = useTranslation()
  const { engine } = useOpenedDesign()
  const notify = useNotifyOutcome()
  const nameOf = usePersonName()
  const { status, type } = step.item
  const person = words.person(step)
  const fate =
    status.kind === 'overwritten' || status.kind === 'hidden'
      ? t(`timeline.${status.kind}`, { name: nameOf(status.by) })
      : status.kind === 'undone'
        ? t('timeline.undone')
        : ''
  const subject = words.subject(position)
  const change = words.change(position)
  return (
    <li className={styles.row} data-status={status.kind}>
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
          {change !== '' && <small className={styles.change}>{change}</small>}
          <small>{[person, formatTime(new Date(step.at)), fate].filter(word => word !== '').join(' · ')}</small>
        </span>
      </button>
      {canRetry && status.kind === 'overwritten' && (
        <button
          type="button"
          className={styles.retry}
          onClick={() => notify({ type, payload: null }, engine.timeline.retry(step.id))}
        >
          {t('timeline.again')}
        </button>
      )}
    </li>
  )
}
