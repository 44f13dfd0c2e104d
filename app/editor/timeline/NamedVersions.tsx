import { Columns2, Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './timelinePanel.module.css'
import { useStepWords } from './useStepWords.ts'
import type { TimelineState } from './useTimeline.ts'

/** The versions that have a name, the latest first: to be looked at, or compared with how the design is now. */
export function NamedVersions({ timeline }: { readonly timeline: TimelineState }) {
  const { t } = useTranslation()
  const { filmstrip, positions, seek, setPlaying, compareWithNow } = timeline
  const words = useStepWords(filmstrip)
  const named = filmstrip.steps.flatMap(({ id, name }, index) =>
    name === null ? [] : [{ id, name, position: index + 1 }],
  )
  if (named.length === 0) return null
  return (
    <section className={styles.day}>
      <h3>{t('timeline.named')}</h3>
      <ol>
        {named.toReversed().map(({ id, name, position }) => (
          <li key={id} className={styles.row}>
            <button
              type="button"
              aria-pressed={positions.left === position}
              onClick={() => {
                setPlaying(false)
                seek('left', position)
              }}
            >
              <Flag aria-hidden />
              <span className={styles.what}>
                <strong>{name}</strong>
                <small>{words.byline(position)}</small>
              </span>
            </button>
            <button
              type="button"
              className="icon-button small"
              aria-label={t('timeline.compareNow', { name })}
              data-tip={t('timeline.compareNow', { name })}
              onClick={() => compareWithNow(position)}
            >
              <Columns2 aria-hidden />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
