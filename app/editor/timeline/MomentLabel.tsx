import { useTranslation } from 'react-i18next'
import styles from './timeline.module.css'
import { useMomentWords } from './useMomentWords.ts'
import type { Side, Timeline } from './useTimeline.ts'

/** Which moment a side of the stage shows. */
export function MomentLabel({ timeline, side }: { readonly timeline: Timeline; readonly side: Side }) {
  const { t } = useTranslation()
  const { film, positions } = timeline
  const words = useMomentWords(film)
  const position = positions[side]
  const subject = words.subject(position)
  return (
    <div className={styles.label} data-side={side}>
      <strong>{position === film.now ? t('timeline.now') : words.title(position)}</strong>
      {position !== film.now && subject !== '' && <span>{subject}</span>}
      <span>{words.byline(position)}</span>
    </div>
  )
}
