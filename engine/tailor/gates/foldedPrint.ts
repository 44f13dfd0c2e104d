import type { Panel, Pattern } from '../../drafting/pattern.ts'
import type { Slot } from '../../garment/garmentPlugin.ts'
import type { Point } from '../../geometry/path.ts'
import { cross, dot, subtract, unit, type Vector } from '../../geometry/vector.ts'
import { spotFinder } from '../mesh/spotFinder.ts'
import type { WornPanel } from './principalStretch.ts'

/** A panel of a garment by its name, as it hangs. */
type NamedPanel = WornPanel & { readonly panel: string }

/** Of the places that lie open to somebody who stands before the garment: sleeves and waistbands bend round the body. */
const isOpen = ({ placement: { kind } }: Panel): boolean => kind === 'torso'

/** In mm: between spots that are looked at, how far beside them a surface is felt, and the widest place that is looked at. */
const [step, feel, widest, usual] = [8, 6, 240, 200]
/** Cosine of the angle beyond which cloth is turned away from where its place faces: 70°. */
const away = 0.35

/**
 * Which share of the worst place for print on front and back a fold hides: cloth that is turned away from where the place
 * faces as a whole. Lengths along the cloth do not show it.
 */
export function foldedPrint(hung: readonly NamedPanel[], { panels }: Pattern, slots: readonly Slot[]): number {
  const shares = panels.filter(isOpen).flatMap(panel => {
    const worn = hung.find(each => each.panel === panel.id)
    const own = slots.filter(slot => slot.panel === panel.id)
    if (!worn || own.length === 0) return []
    const find = spotFinder(worn)
    return own.map(slot => {
      const normals = spotsOf(panel, slot).flatMap(spot => normalAt(find, spot) ?? [])
      const facing = unit(normals.reduce(([x, y, z], [a, b, c]): Vector => [x + a, y + b, z + c], [0, 0, 0]))
      return normals.filter(normal => dot(normal, facing) < away).length / Math.max(1, normals.length)
    })
  })
  return Number(Math.max(0, ...shares).toFixed(4))
}

function spotsOf(panel: Panel, { anchor, offset, size }: Slot): readonly Point[] {
  const [left, top] = panel.anchors[anchor] ?? [0, 0]
  const [middleX, middleY] = [left + offset[0], top + offset[1]]
  const [width, height] = [Math.min(size.width ?? usual, widest), size.height]
  const along = (length: number) => Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => at * step)
  return along(width).flatMap(x => along(height).map((y): Point => [middleX + x - width / 2, middleY + y - height / 2]))
}

function normalAt(find: ReturnType<typeof spotFinder>, [x, y]: Point): readonly Vector[] | null {
  const [at, across, down] = [vectorOf(find(x, y)), vectorOf(find(x + feel, y)), vectorOf(find(x, y + feel))]
  return at && across && down ? [unit(cross(subtract(across, at), subtract(down, at)))] : null
}

const vectorOf = (place: readonly number[] | null): Vector | null =>
  place && [place[0] ?? 0, place[1] ?? 0, place[2] ?? 0]
