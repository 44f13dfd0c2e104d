import { Pause, Play, RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { useNotifyOutcome } from '../controls/useNotifyOutcome.ts'
import { AuthorButtons, authorsOf } from './AuthorButtons.tsx'
import { FilmstripTrack } from './FilmstripTrack.tsx'
import { Frames } from './Frames.tsx'
import styles from './filmstrip.module.css'
import { vectorAfter } from './filmstrip.ts'
import type { TimelineState } from './useTimeline.ts'

/** The design's filmstrip: play, scrub, compare, restore. */
export function FilmstripCard({ timeline, close }: { readonly timeline: TimelineState; readonly close: () => void }) {
  const { t } = useTranslation()
  const restore = useRestore(timeline)
  const { mode, isPlaying, filmstrip } = timeline
  const isNow = timeline.positions.left === filmstrip.now
  return (
    <section className={styles.card} aria-label={t('timeline.filmstrip')}>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? t('timeline.pause') : t('timeline.play')}
          aria-disabled={filmstrip.now === 0 || undefined}
          onClick={() => filmstrip.now > 0 && timeline.setPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
        <Segments
          label={t('timeline.mode')}
          segments={[
            { value: 'one', label: t('timeline.one') },
            { value: 'compare', label: t('timeline.compare') },
            { value: 'beside', label: t('timeline.beside') },
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
          aria-description={isNow ? t('timeline.isNow') : undefined}
          data-tip={isNow ? t('timeline.isNow') : undefined}
          onClick={() => !isNow && restore()}
        >
          <RotateCcw aria-hidden />
          <span>{mode !== 'one' ? t('timeline.restoreLeft') : t('timeline.restore')}</span>
        </button>
        <button type="button" className="icon-button" aria-label={t('timeline.close')} onClick={close}>
          <X aria-hidden />
        </button>
      </div>
      <FilmstripTrack timeline={timeline} />
      <Frames timeline={timeline} />
    </section>
  )
}

const maxShown = 4

/** Everybody who has worked on the design; a press leaves out their steps. Nothing to choose while there is one. */
function AuthorFilter({ timeline }: { readonly timeline: TimelineState }) {
  const { t } = useTranslation()
  if (authorsOf(timeline).length < 2) return null
  return (
    <fieldset className={styles.authors}>
      <legend className="visually-hidden">{t('timeline.authors')}</legend>
      <AuthorButtons timeline={timeline} max={maxShown} />
    </fieldset>
  )
}

/** Makes the design what the left side shows: a step like any other, that can be undone. */
function useRestore({ filmstrip, positions, seek }: TimelineState): () => void {
  const { engine } = useOpenedDesign()
  const notify = useNotifyOutcome()
  return () => {
    const vector = new Map(vectorAfter(filmstrip.replay, filmstrip.countAt(positions.left)))
    notify({ type: 'design.restore', payload: null }, engine.timeline.restore(vector))
    seek('left', Number.POSITIVE_INFINITY)
  }
}
