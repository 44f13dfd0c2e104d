import { contrastOf } from '../colour/contrast.ts'
import type { LayerId } from '../document/ids.ts'
import type { Colour } from '../document/paint.ts'
import { holdsPoint } from '../geometry/inside.ts'
import type { Bounds, Point } from '../geometry/path.ts'
import { flattenPath } from '../geometry/polyline.ts'
import { itemColours, paintColours } from './itemColours.ts'
import type { ArtworkGroup, PanelArtwork } from './panelArtwork.ts'

/** Letters of nearly the colour of the cloth below: the ratio of their lightness, 1 to 21 as in WCAG 2. */
export interface ContrastFinding {
  readonly kind: 'low-contrast'
  readonly layer: LayerId
  readonly ratio: number
  readonly min: number
}

/** Below this a number cannot be read from the stands. */
const minContrast = 3

/**
 * Lettering that is hard to tell from what lies below it. `isNumber` names the layers to look at; an outline counts as
 * the letters do, and where several colours lie below, the one that covers half of the spots or more.
 */
export function contrastFindings(
  artwork: Pick<PanelArtwork, 'groups'>,
  isNumber: (layer: LayerId) => boolean,
): readonly ContrastFinding[] {
  return artwork.groups.flatMap((group, at): readonly ContrastFinding[] => {
    const layer = 'layer' in group.source ? group.source.layer : null
    if (layer === null || group.over || !isNumber(layer)) return []
    const inks = group.items.flatMap(item => (item.kind === 'path' && item.opacity >= 0.5 ? itemColours(item) : []))
    const grounds = groundsBelow(artwork.groups.slice(0, at), group.bounds)
    if (inks.length === 0 || grounds.length === 0) return []
    const ratios = grounds.map(ground => Math.max(...inks.map(ink => contrastOf(ink, ground)))).sort((a, b) => a - b)
    const ratio = ratios[Math.floor(ratios.length / 2)] ?? 21
    if (ratio >= minContrast) return []
    return [{ kind: 'low-contrast', layer, ratio: Math.round(ratio * 10) / 10, min: minContrast }]
  })
}

/** Spots along each side of the box below which the ground is looked at. */
const spots = 7

/** The uppermost colours at evenly spread spots; a gradient counts with all of its stops. */
function groundsBelow(below: readonly ArtworkGroup[], { left, top, right, bottom }: Bounds): readonly Colour[] {
  const items = below
    .flatMap(({ items }) => items)
    .flatMap(item => (item.kind === 'path' && item.fill && item.opacity >= 0.5 ? { item, fill: item.fill } : []))
    .map(({ item, fill }) => ({ fill, line: flattenPath(item.path, 2), clip: item.clip && flattenPath(item.clip, 2) }))
    .reverse()
  const share = (at: number) => (at + 0.5) / spots
  const holds = (lines: ReturnType<typeof flattenPath>, spot: Point) =>
    lines.filter(line => holdsPoint(line, spot)).length % 2 === 1
  return Array.from(
    { length: spots * spots },
    (_, at): Point => [left + (right - left) * share(at % spots), top + (bottom - top) * share(Math.floor(at / spots))],
  ).flatMap(spot => {
    const found = items.find(({ line, clip }) => holds(line, spot) && (!clip || holds(clip, spot)))
    return found ? paintColours(found.fill) : []
  })
}
