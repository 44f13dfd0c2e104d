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
} from '../../../engine/plugin.ts'
import { type Drawing, onShirt } from './layouts/cloth.ts'
import { onLegs, shortsStripeLayouts } from './layouts/legs.ts'
import { rectangle } from './layouts/shapes.ts'
import { stripeLayouts } from './layouts/stripes.ts'
import { cuffs, hems, shoulderPanels, sidePanels, sleeveStripes } from './layouts/trims.ts'

const [cloth, dark, light] = ['#c2182b', '#2a0a12', '#f3e3c3']

/** Zones that are whole pieces of cloth. */
const pieces: readonly (readonly [zone: string, colour: Colour, panels: readonly string[]])[] = [
  ['base', cloth, ['front', 'back']],
  ['sleeves', cloth, ['sleeveLeft', 'sleeveRight']],
  ['collar', dark, ['collar']],
  ['shorts', dark, ['legLeft', 'legRight']],
  ['waistband', dark, ['waistband']],
]

/** Zones that show in a layout only. */
const trims: readonly (readonly [zone: string, colour: Colour, layouts: Readonly<Record<string, Drawing>>])[] = [
  ['stripe', dark, drawings(({ main }) => main)],
  ['secondaryStripe', light, drawings(({ second }) => second)],
  ['sidePanels', dark, sidePanels],
  ['shoulderPanel', dark, shoulderPanels],
  ['hem', light, hems],
  ['sleeveStripe', light, sleeveStripes],
]

function drawings(pick: (stripe: { readonly main: Drawing; readonly second: Drawing }) => Drawing) {
  return Object.fromEntries(Object.entries(stripeLayouts).map(([name, stripe]) => [name, pick(stripe)]))
}

/** Bottom first. A zone whose panels the cut lacks is left out. */
export function soccerZones(pattern: Pattern): readonly Zone[] {
  const whole = pieces.map(
    ([key, colour, ids]): Zone => ({
      key: zoneKey(key),
      initial: solid(colour),
      regions: wholePanels(pattern, ids),
    }),
  )
  const laidOut = trims.map(
    ([key, colour, layouts]): Zone => ({
      key: zoneKey(key),
      initial: solid(colour),
      regions: [],
      layouts: laidOn(pattern, layouts),
    }),
  )
  return [...whole.filter(({ regions }) => regions.length > 0), ...laidOut, cuffZone(pattern), ...shortsStripe(pattern)]
}

const laidOn = (pattern: Pattern, layouts: Readonly<Record<string, Drawing>>): NonNullable<Zone['layouts']> =>
  Object.fromEntries(Object.entries(layouts).map(([name, draw]) => [name, () => onShirt(pattern, draw)]))

/** Rib cuffs are cuffs as they are; a sleeve's own hem becomes one in a layout. */
function cuffZone(pattern: Pattern): Zone {
  const regions = wholePanels(pattern, ['cuffLeft', 'cuffRight'])
  const layouts = regions.length === 0 ? laidOn(pattern, cuffs) : undefined
  return { key: zoneKey('cuffs'), initial: solid(light), regions, ...(layouts && { layouts }) }
}

function shortsStripe(pattern: Pattern): readonly Zone[] {
  if (!pattern.panels.some(({ id }) => id === 'legLeft')) return []
  const layouts = Object.fromEntries(shortsStripeLayouts.map(name => [name, () => onLegs(pattern, name)]))
  return [{ key: zoneKey('shortsStripe'), initial: solid(light), regions: [], layouts }]
}

const wholePanels = ({ panels }: Pattern, ids: readonly string[]): readonly ZoneRegion[] =>
  panels.filter(({ id }) => ids.includes(id)).map(panel => ({ panel: panel.id, path: wholePanel(panel) }))

/** A rectangle round the cut line and its bleed: what is drawn is clipped to the piece. */
function wholePanel(panel: Panel): Path {
  const { left, top, right, bottom } = grownBounds(boundsOfPoints(cutLine(panel)), bleed)
  return rectangle(left, top, right, bottom)
}
