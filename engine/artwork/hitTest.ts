import type { LayerId, ZoneKey } from '../document/ids.ts'
import { boundsHold, grownBounds } from '../geometry/bounds.ts'
import { clamp } from '../geometry/clamp.ts'
import { inverse, transformPoint } from '../geometry/matrix.ts'
import type { Path } from '../geometry/path.ts'
import { flattenPath, type Polyline } from '../geometry/polyline.ts'
import type { ArtworkGroup, ArtworkItem, PanelArtwork } from './panelArtwork.ts'

export type Hit =
  | { readonly kind: 'layer'; readonly layer: LayerId }
  | { readonly kind: 'zone'; readonly zone: ZoneKey }
  | { readonly kind: 'none' }

type Spot = readonly [x: number, y: number]

/** How far from the ink of a layer it is still meant, in mm. */
const reach = 4

/**
 * What a person means who points at a spot of a panel, in mm: the topmost layer whose ink is near, else the topmost
 * layer whose bounds hold the spot (between two letters), else the topmost zone.
 */
export function hitTest(artwork: PanelArtwork, spot: Spot): Hit {
  const topFirst = artwork.groups.toReversed()
  const near = topFirst.filter(group => boundsHold(grownBounds(group.bounds, reach), spot))
  const layers = near.filter(group => 'layer' in group.source)
  const layer =
    layers.find(group => group.items.some(item => isNear(item, spot))) ??
    layers.find(group => boundsHold(group.bounds, spot))
  if (layer) return hitOf(layer)
  const zone = near.find(group => 'zone' in group.source && isOnInk(group, spot))
  return zone ? hitOf(zone) : { kind: 'none' }
}

/** Whether a spot of the panel lies on ink of a group. */
export const isOnInk = (group: ArtworkGroup, spot: Spot): boolean => group.items.some(item => isInside(item, spot))

const hitOf = ({ source }: ArtworkGroup): Hit =>
  'layer' in source ? { kind: 'layer', layer: source.layer } : { kind: 'zone', zone: source.zone }

function isNear(item: ArtworkItem, spot: Spot): boolean {
  if (isInside(item, spot)) return true
  if (item.kind === 'image') return false
  const distance = reach + (item.stroke?.width ?? 0) / 2
  return linesOf(item.path).some(line => distanceTo(line, spot) <= distance)
}

function isInside(item: ArtworkItem, spot: Spot): boolean {
  if (item.kind === 'path') {
    if (item.clip && winding(linesOf(item.clip), spot) === 0) return false
    return item.fill !== null && winding(linesOf(item.path), spot) !== 0
  }
  const back = inverse(item.matrix)
  return back !== null && boundsHold({ left: 0, top: 0, right: 1, bottom: 1 }, transformPoint(back, ...spot))
}

const known = new WeakMap<Path, readonly Polyline[]>()

/** A pointer asks for the same outlines with every step; the thousands of dots of a halftone take 100 ms. */
function linesOf(path: Path): readonly Polyline[] {
  const lines = known.get(path) ?? flattenPath(path)
  known.set(path, lines)
  return lines
}

/** How often the outlines go round the spot; 0 is outside by the nonzero rule. */
function winding(lines: readonly Polyline[], [x, y]: Spot): number {
  let turns = 0
  for (const line of lines) {
    line.forEach(([ax, ay], index) => {
      const [bx, by] = line[(index + 1) % line.length] ?? [ax, ay]
      const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
      if (ay <= y && by > y && side > 0) turns++
      if (ay > y && by <= y && side < 0) turns--
    })
  }
  return turns
}

function distanceTo(line: Polyline, [x, y]: Spot): number {
  let min = Number.POSITIVE_INFINITY
  line.forEach(([ax, ay], index) => {
    const [bx, by] = line[(index + 1) % line.length] ?? [ax, ay]
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const along = length === 0 ? 0 : clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length, 0, 1)
    min = Math.min(min, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)))
  })
  return min
}
