import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilmstripTrack } from '../../editor/timeline/FilmstripTrack.tsx'
import { Frames } from '../../editor/timeline/Frames.tsx'
import { useStepWords } from '../../editor/timeline/useStepWords.ts'
import { speeds, type TimelineState } from '../../editor/timeline/useTimeline.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
import styles from './playBar.module.css'

/** Plays the history: on and off, step by step, at a speed, to a moment. */
export function PlayBar({ timeline }: { readonly timeline: TimelineState }) {
  const { t } = useTranslation('console')
  const { filmstrip, isPlaying, positions, speed } = timeline
  const words = useStepWords(filmstrip)
  const position = positions.left
  const subject = words.subject(position)
  return (
    <section className={styles.bar} aria-label={t('app:timeline.filmstrip')}>
      <div className={styles.controls}>
        <button
          type="button"
          className="icon-button"
          aria-label={t('review.stepBack')}
          data-tip={`${t('review.stepBack')} ,`}
          onClick={() => timeline.stepBy(-1)}
        >
          <SkipBack aria-hidden />
        </button>
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? t('app:timeline.pause') : t('app:timeline.play')}
          onClick={() => timeline.setPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('review.stepOn')}
          data-tip={`${t('review.stepOn')} .`}
          onClick={() => timeline.stepBy(1)}
        >
          <SkipForward aria-hidden />
        </button>
        <p className={styles.step}>
          <strong>{t('review.step', { step: position, all: filmstrip.now })}</strong>
          <span>
            {[words.title(position), subject, words.byline(position)].filter(word => word !== '').join(' · ')}
          </span>
        </p>
        <Select
          label={t('review.speed')}
          value={String(speed)}
          choices={speeds.map(value => ({ value: String(value), label: `${formatNumber(value, value < 1 ? 1 : 0)}×` }))}
          choose={chosen => timeline.setSpeed(speeds.find(value => String(value) === chosen) ?? 1)}
        />
      </div>
      <FilmstripTrack timeline={timeline} />
      <div className={styles.frames}>
        <Frames timeline={timeline} />
      </div>
    </section>
  )
}
