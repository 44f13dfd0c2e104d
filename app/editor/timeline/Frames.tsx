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
  const { garment, kits, view } = useOpenedDesign()
  const { filmstrip, positions, mode } = timeline
  const shown = useStream(view)
  const pose = useMemo(() => ({ ...shown, player: null }), [shown])
  const frames = useFrames(timeline)
  // While somebody seeks they stay as they are.
  const images = useMemo(
    () =>
      frames.map(({ position }) => {
        const document = filmstrip.documentAt(position)
        return <KitImage key={position} {...{ kits, garment, document }} view={pose} side="front" label="" />
      }),
    [frames, filmstrip, kits, garment, pose],
  )
  const isChosen = (position: number) => position === positions.left || (mode !== 'one' && position === positions.right)
  return (
    <ol className={styles.strip}>
      {frames.map(({ position, title, label, hue }, index) => (
        <li key={position}>
          <button
            type="button"
            aria-pressed={isChosen(position)}
            aria-label={label}
            onClick={() => {
              timeline.setPlaying(false)
              timeline.seek('left', position)
            }}
          >
            <span className={styles.frame} style={{ borderBlockEndColor: hue }}>
              {images[index]}
            </span>
            <span className={styles.frameName}>{title}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

interface Frame {
  readonly position: number
  readonly title: string
  readonly label: string
  /** Of its author; the empty design has none. */
  readonly hue: string | undefined
}

/** Which positions are shown, and their words. */
function useFrames({ filmstrip, isHidden }: TimelineState): readonly Frame[] {
  const { t } = useTranslation()
  const words = useStepWords(filmstrip)
  return useMemo(() => {
    const kept = [0, ...filmstrip.steps.flatMap((step, index) => (isHidden(step) ? [] : index + 1))]
    return evenlySpread(kept.length, maxFrames).map(index => {
      const position = kept[index] ?? 0
      const author = filmstrip.steps[position - 1]?.author
      const title = position === filmstrip.now && filmstrip.now > 0 ? t('timeline.now') : words.title(position)
      const label = [title, words.subject(position), words.byline(position)].filter(word => word !== '').join(', ')
      return { position, title, label, hue: author && hueOf(author) }
    })
  }, [filmstrip, words, t, isHidden])
}
