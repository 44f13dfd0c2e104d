import {
  bleed,
  boundsOfPoints,
  type Colour,
  cutLine,
  grownBounds,
  type Panel,
  type Path,
  type Pattern,
  solid,
  type Zone,
  type ZoneRegion,
  zoneKey,
} from '../../engine/plugin.ts'
import { type Drawing, onShirt } from './layouts/cloth.ts'
import { type LegDrawing, onLegs } from './layouts/legs.ts'
import { rectangle } from './layouts/shapes.ts'
import { stripeLayouts } from './layouts/stripes.ts'

/** A zone before the pieces are known that it lies on. */
export interface ZonePlan {
  readonly key: string
  readonly colour: Colour
  /** Pieces that it covers whole. */
  readonly pieces?: readonly string[]
  /** What it draws on a shirt that has none of its pieces: a hemmed sleeve has a cuff in a layout only. */
  readonly layouts?: Readonly<Record<string, Drawing>>
  /** Layouts on pieces as they are cut, such as the edge of a collar; `null` where one leaves a piece as it is. */
  readonly onPanels?: Readonly<Record<string, (panel: Panel) => Path | null>>
}

/** The zones that a pattern has of those planned, in their order. One without pieces and layouts is left out. */
export const zonesOf = (pattern: Pattern, plans: readonly ZonePlan[]): readonly Zone[] =>
  plans.flatMap(({ key, colour, pieces = [], layouts, onPanels }): readonly Zone[] => {
    const zone = { key: zoneKey(key), initial: solid(colour), regions: wholePanels(pattern, pieces) }
    if (zone.regions.length > 0) return [zone]
    if (onPanels) return [{ ...zone, layouts: drawnOn(pattern, onPanels) }]
    return layouts ? [{ ...zone, layouts: laidOn(pattern, layouts) }] : []
  })

/** The two stripes of a shirt: one in sixteen layouts, and what the second adds to each of them. */
export const stripePlans = (colours: { readonly main: Colour; readonly second: Colour }): readonly ZonePlan[] => [
  { key: 'stripe', colour: colours.main, layouts: picked('main') },
  { key: 'secondaryStripe', colour: colours.second, layouts: picked('second') },
]

const picked = (which: 'main' | 'second'): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(Object.entries(stripeLayouts).map(([name, stripe]) => [name, stripe[which]]))

/** A zone that shows on both legs, in a layout. */
export interface LegPlan {
  readonly key: string
  readonly colour: Colour
  readonly layouts: Readonly<Record<string, LegDrawing>>
}

/** The zones planned for legs; none where the cut has no legs. */
export function legZones(pattern: Pattern, plans: readonly LegPlan[]): readonly Zone[] {
  if (!pattern.panels.some(({ id }) => id === 'legLeft')) return []
  return plans.map(({ key, colour, layouts }) => ({
    key: zoneKey(key),
    initial: solid(colour),
    regions: [],
    layouts: Object.fromEntries(Object.entries(layouts).map(([name, draw]) => [name, () => onLegs(pattern, draw)])),
  }))
}

const laidOn = (pattern: Pattern, layouts: Readonly<Record<string, Drawing>>): NonNullable<Zone['layouts']> =>
  Object.fromEntries(Object.entries(layouts).map(([name, draw]) => [name, () => onShirt(pattern, draw)]))

const drawnOn = ({ panels }: Pattern, layouts: NonNullable<ZonePlan['onPanels']>): NonNullable<Zone['layouts']> =>
  Object.fromEntries(
    Object.entries(layouts).map(([name, draw]) => [
      name,
      () =>
        panels.flatMap(panel => {
          const path = draw(panel)
          return path ? [{ panel: panel.id, path }] : []
        }),
    ]),
  )

const wholePanels = ({ panels }: Pattern, ids: readonly string[]): readonly ZoneRegion[] =>
  panels.filter(({ id }) => ids.includes(id)).map(panel => ({ panel: panel.id, path: wholePanel(panel) }))

/** A rectangle round the cut line and its bleed: what is drawn is clipped to the piece. */
function wholePanel(panel: Panel): Path {
  const { left, top, right, bottom } = grownBounds(boundsOfPoints(cutLine(panel)), bleed)
  return rectangle(left, top, right, bottom)
}
