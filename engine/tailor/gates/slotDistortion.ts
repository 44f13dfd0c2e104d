import type { Panel, Pattern } from '../../drafting/pattern.ts'
import type { Slot } from '../../garment/garmentPlugin.ts'
import type { Point } from '../../geometry/path.ts'
import { spotFinder } from '../mesh/spotFinder.ts'
import type { WornPanel } from './principalStretch.ts'

/** A panel of a baked garment by its name. */
type NamedPanel = WornPanel & { readonly panel: string }

/** By how large a share the sides of squares drawn at the slots are longer or shorter on the cloth than on the panel. */
export interface SlotDistortions {
  /** Of the worst slot on cloth. */
  readonly printDistortion: number
  /** Of the worst one on elastic, which is worn stretched, and what is printed on it with it. */
  readonly elasticDistortion: number
}

/** 200 mm; where a slot lies too near to an edge of its panel for that, 100 mm above the hem of shorts, 70 on a waistband. */
const sides = [200, 100, 70]
/** Between the points at which a line is followed over the cloth, in mm. */
const step = 4

const isElastic = ({ placement }: Panel): boolean => placement.kind === 'waistband'

/** Follows squares round every slot over the cloth that hangs. A slot without room for one is distorted without limit. */
export function slotDistortions(
  hung: readonly NamedPanel[],
  pattern: Pattern,
  slots: readonly Slot[],
): SlotDistortions {
  const worst = (elastic: boolean): number =>
    pattern.panels
      .filter(panel => isElastic(panel) === elastic)
      .flatMap(panel => {
        const own = slots.filter(slot => slot.panel === panel.id)
        const cloth = hung.find(worn => worn.panel === panel.id)
        if (own.length === 0 || !cloth) return own.map(() => Number.POSITIVE_INFINITY)
        const find = spotFinder(cloth)
        return own.map(({ anchor, offset: [x, y] }) => {
          const [left, top] = panel.anchors[anchor] ?? [0, 0]
          return squareOnCloth(find, [left + x, top + y])
        })
      })
      .reduce((max, share) => Math.max(max, share), 0)
  return { printDistortion: rounded(worst(false)), elasticDistortion: rounded(worst(true)) }
}

const rounded = (share: number): number => Number(share.toFixed(4))

type Find = ReturnType<typeof spotFinder>

/** Of the largest square that lies on the cloth as a whole, round a spot in mm. */
function squareOnCloth(find: Find, [x, y]: Point): number {
  for (const side of sides) {
    const half = side / 2
    const corners: readonly Point[] = [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ]
    const lengths = corners.map((corner, index) => lengthOnCloth(find, corner, corners[(index + 1) % 4] ?? corner))
    const off = lengths.map(length => (length === null ? null : Math.abs(length / side - 1)))
    if (off.every(share => share !== null)) return Math.max(...off)
  }
  return Number.POSITIVE_INFINITY
}

/** How long a straight line on the panel is on the cloth, in mm; `null` where it leaves the cloth. */
function lengthOnCloth(find: Find, from: Point, to: Point): number | null {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step)
  let length = 0
  let last: readonly number[] | null = null
  for (let at = 0; at <= steps; at++) {
    const share = at / steps
    const spot = find(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share)
    if (!spot) return null
    if (last) length += Math.hypot(...spot.map((value, axis) => value - (last?.[axis] ?? 0))) * 1000
    last = spot
  }
  return length
}
