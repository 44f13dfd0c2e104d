import { useTranslation } from 'react-i18next'
import type { Point } from '../../../../engine/index.ts'
import { formatLength } from '../../../i18n/formats.ts'
import { isLanguage } from '../../../i18n/languages.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { bendable, visibleRuns } from '../../../viewer/clothMark.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import type { Distance, Guide } from '../gesture/layerGesture.ts'
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

interface DistanceProps {
  readonly surface: StageSurface
  readonly distances: readonly Distance[]
}

/** The gaps between the moved layer and its neighbours. */
export function DistanceLines({ surface, distances }: DistanceProps) {
  return seenDistances(surface, distances).map(({ key, from, to, tick }) => (
    <path
      key={key}
      className={styles.distance}
      d={`M${from.join(' ')}L${to.join(' ')}${[from, to].map(at => tickAt(at, tick)).join('')}`}
    />
  ))
}

/** The same in centimetres, in the middle of each line that has room for the number. */
export function DistanceLabels({ surface, distances }: DistanceProps) {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return seenDistances(surface, distances).map(({ key, from, to, mm }) => (
    <span
      key={key}
      className={styles.distanceLabel}
      style={{ left: (from[0] + to[0]) / 2, top: (from[1] + to[1]) / 2 }}
      aria-hidden
    >
      {formatLength(mm, language)}
    </span>
  ))
}

/** Half of the line across the end of a distance, in pixels. */
const tickLength = 4

const tickAt = ([x, y]: Point, [dx, dy]: Point): string =>
  `M${x - dx * tickLength} ${y - dy * tickLength}L${x + dx * tickLength} ${y + dy * tickLength}`

/** Those of which both ends are in sight. */
function seenDistances(surface: StageSurface, distances: readonly Distance[]) {
  return distances.flatMap(({ axis, from, to, at, panel }) => {
    const spotAt = (along: number) =>
      surface.project({ panel, ...(axis === 'x' ? { x: along, y: at } : { x: at, y: along }) })
    const [start, end] = [spotAt(from), spotAt(to)]
    if (!start || !end) return []
    const length = Math.hypot(end[0] - start[0], end[1] - start[1])
    const tick: Point = length === 0 ? [0, 0] : [(start[1] - end[1]) / length, (end[0] - start[0]) / length]
    return [{ key: `${axis} ${from}`, from: start, to: end, tick, mm: to - from }]
  })
}
