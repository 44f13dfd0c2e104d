import { Pause, Play, RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../panelkit/controls/choices.tsx'
import { AuthorFilter } from './AuthorFilter.tsx'
import { FilmStrip } from './FilmStrip.tsx'
import { FilmTrack } from './FilmTrack.tsx'
import styles from './film.module.css'
import { useRestore } from './useRestore.ts'
import type { Timeline } from './useTimeline.ts'

/** The film of the design: play, scrub, compare, restore. */
export function FilmCard({ timeline, close }: { readonly timeline: Timeline; readonly close: () => void }) {
  const { t } = useTranslation()
  const restore = useRestore(timeline)
  const { mode, isPlaying, film } = timeline
  const isNow = timeline.positions.left === film.now
  return (
    <section className={styles.card} aria-label={t('timeline.film')}>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? t('timeline.pause') : t('timeline.play')}
          aria-disabled={film.now === 0 || undefined}
          onClick={() => film.now > 0 && timeline.setPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
        <Segments
          label={t('timeline.mode')}
          segments={[
            { value: 'one', label: t('timeline.one') },
            { value: 'compare', label: t('timeline.compare') },
          ]}
          value={mode}
          choose={timeline.setMode}
        />
        <span className={styles.grow} />
        <AuthorFilter timeline={timeline} />
        <button
          type="button"
          className="button line"
          aria-disabled={isNow || undefined}
          title={isNow ? t('timeline.isNow') : undefined}
          onClick={() => !isNow && restore()}
        >
          <RotateCcw aria-hidden />
          <span>{mode === 'compare' ? t('timeline.restoreLeft') : t('timeline.restore')}</span>
        </button>
        <button type="button" className="icon-button" aria-label={t('timeline.close')} onClick={close}>
          <X aria-hidden />
        </button>
      </div>
      <FilmTrack timeline={timeline} />
      <FilmStrip timeline={timeline} />
    </section>
  )
}
