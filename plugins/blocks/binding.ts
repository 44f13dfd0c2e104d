import { draftPanel, type Panel, type Polyline, type Seam, seam, straight } from '../../engine/plugin.ts'
import { lengthOfEdge } from './measures.ts'
import { allowance, marksOpposite } from './sewing.ts'

/** The rib is shorter than the armhole, so that it lies close to the shoulder. */
const bindingRatio = 0.94

/**
 * A strip of rib round an armhole without a sleeve, `height` mm high and folded on its top edge like a collar: from the
 * side up the front, over the shoulder, which is its origin, and down the back to the side.
 */
export function draftBinding(
  side: 'Left' | 'Right',
  { front, back, height }: { readonly front: Panel; readonly back: Panel; readonly height: number },
): Panel {
  const lengths = [front, back].map(panel => lengthOfEdge(panel, `armhole${side}`) * bindingRatio)
  // Sewn at its lower edge, unlike a sleeve: the front of the left one lies on the right.
  const [left = 0, right = 0] = side === 'Left' ? lengths.toReversed() : lengths
  const [atLeft, atRight] = side === 'Left' ? (['Back', 'Front'] as const) : (['Front', 'Back'] as const)
  const level = (y: number, from: number, to: number): Polyline => straight([from, y], [to, y])
  return draftPanel({
    id: `binding${side}`,
    part: 'shirt',
    placement: { kind: 'binding', side: side === 'Left' ? 'left' : 'right' },
    edges: [
      ['top', level(-height, -left, right), height + allowance.neck],
      [`end${atRight}`, straight([right, -height], [right, 0]), allowance.seam],
      [`armhole${atRight}`, level(0, right, 0), allowance.neck],
      [`armhole${atLeft}`, level(0, 0, -left), allowance.neck],
      [`end${atLeft}`, straight([-left, 0], [-left, -height]), allowance.seam],
    ],
    grain: [
      [0, -height + 2],
      [0, -2],
    ],
    notches: [
      { edge: `armhole${atRight}`, at: 1 },
      ...marksOpposite(front, `armhole${side}`).map(at => ({ edge: 'armholeFront', at })),
      ...marksOpposite(back, `armhole${side}`).map(at => ({ edge: 'armholeBack', at })),
    ],
    anchors: { shoulder: [0, -height / 2] },
    rib: true,
  })
}

/** Of both bindings. */
export const bindingSeams: readonly Seam[] = (['Left', 'Right'] as const).flatMap(side => [
  seam(`front.armhole${side}`, `binding${side}.armholeFront`),
  seam(`back.armhole${side}`, `binding${side}.armholeBack`),
  seam(`binding${side}.endFront`, `binding${side}.endBack`),
])
