import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { hueOf } from '../people/personName.ts'
import styles from './filmstrip.module.css'
import { evenlySpread } from './filmstrip.ts'
import { useStepWords } from './useStepWords.ts'
import type { TimelineState } from './useTimeline.ts'

const maxFrames = 11

/** Images of the design on its way, from the empty one to now. */
export function Frames({ timeline }: { readonly timeline: TimelineState }) {
  const { t } = useTranslation()
  const { garment, kits, view } = useOpenedDesign()
  const { filmstrip, positions, mode } = timeline
  const shown = useStream(view)
  const pose = useMemo(() => ({ ...shown, player: null }), [shown])
  const words = useStepWords(filmstrip)
  const kept = [0, ...filmstrip.steps.flatMap((step, index) => (timeline.isHidden(step) ? [] : index + 1))]
  const frames = evenlySpread(kept.length, maxFrames).map(index => kept[index] ?? 0)
  const isChosen = (position: number) => position === positions.left || (mode !== 'one' && position === positions.right)
  return (
    <ol className={styles.strip}>
      {frames.map(position => {
        const author = filmstrip.steps[position - 1]?.author
        const title = position === filmstrip.now && filmstrip.now > 0 ? t('timeline.now') : words.title(position)
        return (
          <li key={position}>
            <button
              type="button"
              aria-pressed={isChosen(position)}
              aria-label={[title, words.subject(position), words.byline(position)]
                .filter(word => word !== '')
                .join(', ')}
              onClick={() => {
                timeline.setPlaying(false)
                timeline.seek('left', position)
              }}
            >
              <span className={styles.frame} style={{ borderBlockEndColor: author ? hueOf(author) : undefined }}>
                <KitImage
                  kits={kits}
                  garment={garment}
                  document={filmstrip.documentAt(position)}
                  view={pose}
                  side="front"
                  label=""
                />
              </span>
              <span className={styles.frameName}>{title}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
