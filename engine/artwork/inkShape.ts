import type { Panel } from '../drafting/pattern.ts'
import { holdsBounds } from '../geometry/inside.ts'
import { transformPath } from '../geometry/matrix.ts'
import type { Path } from '../geometry/path.ts'
import { flattenPath } from '../geometry/polyline.ts'
import { areaOf, grown, type Shape, united, within, without } from '../geometry/shapes.ts'
import { sewingLine } from './outlines.ts'
import type { ArtworkGroup, ArtworkItem } from './panelArtwork.ts'

/** Longest straight piece that stands for a curve, in mm, and decimals of a millimetre that are kept. */
const step = 1
const decimals = 2

const known = new WeakMap<ArtworkGroup, Shape>()

/** How much ink of two groups lies on the same fabric, in mm². Images count as whole: what is clear in them is not known. */
export const commonInk = (a: ArtworkGroup, b: ArtworkGroup): number => areaOf(within(inkOf(a), inkOf(b), decimals))

/** How much ink of a group lies neither within the sewing line of its panel nor on pieces that it goes on to, in mm². */
export function inkBeyond(panel: Panel, group: ArtworkGroup): number {
  const outline = sewingLine(panel)
  return holdsBounds(outline, group.bounds)
    ? 0
    : areaOf(without(inkOf(group), [outline, ...(group.beyond ?? [])], decimals))
}

/** Everything that leaves ink, strokes included. Worked out once while the group is in use. */
export function inkOf(group: ArtworkGroup): Shape {
  const shape = known.get(group) ?? group.items.filter(({ opacity }) => opacity > 0).flatMap(inkOfItem)
  known.set(group, shape)
  return shape
}

const box: Path = [['M', 0, 0], ['L', 1, 0], ['L', 1, 1], ['L', 0, 1], ['Z']]

// Each item is united by itself: lines of two items that run round in opposite ways would take each other away.
function inkOfItem(item: ArtworkItem): Shape {
  if (item.kind === 'image') return united(flattenPath(transformPath(box, item.matrix), step), decimals)
  const fill = united(flattenPath(item.path, step), decimals)
  const whole = item.stroke ? grown(fill, item.stroke.width / 2, 'round', decimals) : fill
  return item.clip ? within(whole, flattenPath(item.clip, step), decimals) : whole
}
