import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import panel from '../panel/panel.module.css'
import { MomentNameField } from './MomentNameField.tsx'
import { StepRow } from './StepRow.tsx'
import styles from './steps.module.css'
import { useMomentWords } from './useMomentWords.ts'
import type { Timeline } from './useTimeline.ts'

export interface TimelinePanelProps {
  readonly className: string | undefined
  readonly timeline: Timeline
  readonly close: () => void
}

/** Rows that are drawn before somebody asks for earlier ones. */
const page = 200

/** Every step by day, the latest first. */
export function TimelinePanel({ className, timeline, close }: TimelinePanelProps) {
  const { t } = useTranslation()
  const { film, hidden } = timeline
  const words = useMomentWords(film)
  const [most, setMost] = useState(page)
  const all = film.steps
    .flatMap((step, index) => (hidden.has(step.author) ? [] : { step, position: index + 1 }))
    .reverse()
  const rows = all.slice(0, most)
  const days = byDay(rows, words.day)
  return (
    <aside className={className} aria-label={t('timeline.title')}>
      <div className={`${panel.panel} ${styles.panel}`}>
        <header className={panel.head}>
          <h2>{t('timeline.title')}</h2>
          <button type="button" className="icon-button small" aria-label={t('timeline.close')} onClick={close}>
            <X aria-hidden />
          </button>
        </header>
        <div className={panel.body}>
          <MomentNameField key={timeline.positions.left} timeline={timeline} />
          {all.length === 0 && <p className={styles.empty}>{t('timeline.empty')}</p>}
          {[...days].map(([day, dayRows]) => (
            <section key={day} className={styles.day}>
              <h3>{day}</h3>
              <ol>
                {dayRows.map(({ step, position }) => (
                  <StepRow key={step.id} step={step} position={position} timeline={timeline} words={words} />
                ))}
              </ol>
            </section>
          ))}
          {all.length > most && (
            <button type="button" className={`button soft ${styles.earlier}`} onClick={() => setMost(most + page)}>
              {t('timeline.earlier', { count: all.length - most })}
            </button>
          )}
        </div>
      </div>
    </aside>
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
