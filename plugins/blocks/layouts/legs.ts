import {
  mirrored,
  type Panel,
  type Path,
  type Pattern,
  type Polyline,
  panelBounds,
  scaling,
  transformPath,
  type ZoneRegion,
} from '../../../engine/plugin.ts'
import { bandThrough, beyond, from, polygon, rectangle, together } from './shapes.ts'

/** A leg as a layout sees it: x < 0 is its front, x = 0 the side, on both legs. In mm. */
export interface Leg {
  readonly half: number
  readonly waist: number
  readonly hem: number
  /** The sewing line of the hem, on the left leg from back to front. */
  readonly hemLine: Polyline
  /** Width of the cloth beyond that line. */
  readonly hemAllowance: number
}

export type LegDrawing = (leg: Leg) => Path

const side: LegDrawing = ({ half, waist, hem }) => rectangle(-half * 0.11, waist - beyond, half * 0.11, hem + beyond)

const double: LegDrawing = ({ half, waist, hem }) =>
  together(
    [-1, 1].map(at => rectangle(half * (at * 0.1 - 0.05), waist - beyond, half * (at * 0.1 + 0.05), hem + beyond)),
  )

/** Pointed at the waist, broad at the hem. */
const wedge: LegDrawing = ({ half, waist, hem }) =>
  polygon(
    [-half * 0.04, waist - beyond],
    [half * 0.04, waist - beyond],
    [half * 0.36, hem + beyond],
    [-half * 0.36, hem + beyond],
  )

const hemBand: LegDrawing = ({ half, hem }) => rectangle(-half - beyond, hem - 32, half + beyond, hem + beyond)

/** Strokes that rise from the front of the hem over the side to the waist at the back, thinner and thinner. */
const slash: LegDrawing = ({ half, hem }) =>
  together(
    from(0, 2).map(at => {
      const [left, width] = [-half * (0.86 - at * 0.25), half * (0.16 - at * 0.045)]
      return bandThrough([left + width / 2, hem], [left + width / 2 + hem * 0.8, 0], width * 0.8)
    }),
  )

export const legDrawings: Readonly<Record<string, LegDrawing>> = { side, double, wedge, hem: hemBand, slash }

/** The regions of a drawing on both legs, mirrored. */
export const onLegs = ({ panels }: Pattern, draw: LegDrawing): readonly ZoneRegion[] =>
  panels.flatMap(panel => {
    if (panel.id !== 'legLeft' && panel.id !== 'legRight') return []
    const path = draw(legOf(panel))
    return [{ panel: panel.id, path: panel.id === 'legRight' ? transformPath(path, scaling(-1, 1)) : path }]
  })

function legOf(panel: Panel): Leg {
  const { left, right, top, bottom } = panelBounds(panel)
  const hem = panel.edges.find(({ name }) => name === 'hem')
  const line = hem?.points ?? []
  return {
    half: Math.max(-left, right),
    waist: top,
    hem: bottom,
    hemLine: panel.id === 'legRight' ? mirrored(line) : line,
    hemAllowance: hem?.allowance ?? 0,
  }
}
