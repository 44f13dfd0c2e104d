import { converter } from 'culori'
import {
  type Bounds,
  baseSize,
  boundsOfPoints,
  type Colour,
  type DesignDocument,
  flattenPath,
  type GarmentPlugin,
  heightOf,
  isZoneShown,
  type Paint,
  type Path,
  type Pattern,
  type Point,
  panelBounds,
  pathBounds,
  shownLayout,
  shownOptions,
  shownPaint,
  widthOf,
  type Zone,
} from '../../engine/index.ts'
import type { ColourFamily } from '../contract/designs/storeDesign.ts'

const maxColours = 5
/** The maximum edge length on a curve, in mm. */
const coarse = 20

/** The colours with the largest area on the players' version, largest first, as lower-case `#rrggbb`. */
export function mainColours(document: DesignDocument, garment: GarmentPlugin): readonly Colour[] {
  const pattern = garment.pattern(baseSize, shownOptions({ document, garment }, 'player', null))
  const covered = new Map<Colour, number>()
  for (const zone of garment.zones(pattern)) {
    if (!isZoneShown(document, 'player', zone)) continue
    const area = areaOf(zone, shownLayout(document, 'player', zone), pattern)
    const colours = coloursOf(shownPaint(document, 'player', zone))
    for (const colour of colours) covered.set(colour, (covered.get(colour) ?? 0) + area / colours.length)
  }
  const ranked = [...covered].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return ranked.slice(0, maxColours).map(([colour]) => colour)
}

const coloursOf = (paint: Paint): readonly Colour[] =>
  (paint.type === 'solid' ? [paint.colour] : paint.stops.map(stop => stop.colour)).map(colour => colour.toLowerCase())

/** An approximate area in mm²: a region may extend beyond its panel, and curves are polygons. */
function areaOf(zone: Zone, layout: string | null, pattern: Pattern): number {
  const regions = (layout === null ? undefined : zone.layouts?.[layout]?.()) ?? zone.regions
  let area = 0
  for (const { panel: id, path } of regions) {
    const panel = pattern.panels.find(candidate => candidate.id === id)
    if (panel) area += Math.min(enclosedBy(path), overlapOf(pathBounds(path), panelBounds(panel)))
  }
  return area
}

const enclosedBy = (path: Path): number =>
  flattenPath(path, coarse).reduce((sum, ring) => sum + Math.abs(twiceSigned(ring)) / 2, 0)

const twiceSigned = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

function overlapOf(one: Bounds, other: Bounds): number {
  const left = Math.max(one.left, other.left)
  const right = Math.min(one.right, other.right)
  const top = Math.max(one.top, other.top)
  const bottom = Math.min(one.bottom, other.bottom)
  if (right <= left || bottom <= top) return 0
  const shared = boundsOfPoints([
    [left, top],
    [right, bottom],
  ])
  return widthOf(shared) * heightOf(shared)
}

const toOklch = converter('oklch')

/** The start of each colour family, in degrees of OKLCH hue. */
const wheel: readonly (readonly [from: number, family: ColourFamily])[] = [
  [345, 'pink'],
  [285, 'purple'],
  [225, 'blue'],
  [170, 'teal'],
  [118, 'green'],
  [72, 'yellow'],
  [44, 'orange'],
  [6, 'red'],
  [0, 'pink'],
]

/** @param colour `#rrggbb` */
export function familyOfColour(colour: string): ColourFamily {
  const found = toOklch(colour)
  if (!found) return 'grey'
  const { l, c, h = 0 } = found
  if (l < 0.22) return 'black'
  if (c < 0.035) return l > 0.9 ? 'white' : 'grey'
  const family = wheel.find(([from]) => h >= from)?.[1] ?? 'red'
  // Dark oranges and yellows are called brown.
  return l < 0.55 && (family === 'orange' || family === 'yellow') ? 'brown' : family
}
