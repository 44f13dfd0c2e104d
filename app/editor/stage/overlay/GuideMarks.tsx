import { useTranslation } from 'react-i18next'
import type { Point } from '../../../../engine/index.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { bendable, visibleRuns } from '../../../viewer/clothMark.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import type { Guide } from '../gesture/layerGesture.ts'
import styles from './overlay.module.css'

interface SeenGuide {
  readonly guide: Guide
  readonly points: readonly (Point | null)[]
}

/** Longest straight piece of a guide, in mm. */
const step = 8

/** The lines on the cloth that something rests on. */
export function seenGuides(surface: StageSurface, guides: readonly Guide[]): readonly SeenGuide[] {
  return guides.map(guide => {
    const { axis, at, from, to, panel } = guide
    const line: readonly Point[] =
      axis === 'x'
        ? [
            [at, from],
            [at, to],
          ]
        : [
            [from, at],
            [to, at],
          ]
    const points = bendable({ line, closed: false }, step).map(([x, y]) => surface.project({ panel, x, y }))
    return { guide, points }
  })
}

export const GuideLines = ({ guides }: { readonly guides: readonly SeenGuide[] }) =>
  guides.map(({ guide, points }) => (
    <path key={guide.axis} d={visibleRuns(points)} className={styles.guide} data-guide={guide.kind} />
  ))

/** What each guide is, at its end. */
export function GuideLabels({ guides }: { readonly guides: readonly SeenGuide[] }) {
  const { garment } = useOpenedDesign()
  const { t } = useTranslation()
  const wordsOf = ({ kind, slot }: Guide) =>
    slot === undefined
      ? t(`guide.${kind}`)
      : t(`slots.${slot}`, { ns: `garment.${garment.slug}`, defaultValue: t('guide.slot') })
  return guides.map(({ guide, points }) => {
    const end = points.findLast(point => point !== null)
    if (!end) return null
    return (
      <span
        key={guide.axis}
        className={styles.guideLabel}
        data-axis={guide.axis}
        style={{ left: end[0], top: end[1] }}
        aria-hidden
      >
        {wordsOf(guide)}
      </span>
    )
  })
}
