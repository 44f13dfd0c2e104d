import {
  anchorOf,
  type Bounds,
  centreOf,
  type Panel,
  type Point,
  panelBounds,
  type Slot,
} from '../../../../engine/index.ts'
import type { SnapLine } from './snapping.ts'

/** Another thing on the panel: what its ink fills, and the spot it is placed by. */
export interface Neighbour {
  readonly bounds: Bounds
  readonly centre: Point
}

export interface SnapGrounds {
  readonly panel: Panel
  readonly slots: readonly Slot[]
  readonly neighbours: readonly Neighbour[]
}

/** Everything on a panel that a moved thing may rest on. */
export const snapLines = ({ panel, slots, neighbours }: SnapGrounds): readonly SnapLine[] => [
  ...centreLine(panel),
  ...slots.filter(slot => slot.panel === panel.id).flatMap(slot => linesOfSlot(slot, panel)),
  ...neighbours.flatMap(linesOfNeighbour),
]

/** Only panels with a middle of their own have one: those that name anchors on it. */
function centreLine(panel: Panel): readonly SnapLine[] {
  const middle = Object.entries(panel.anchors).find(([name]) => name.startsWith('centre'))
  if (!middle) return []
  const { top, bottom } = panelBounds(panel)
  return [{ axis: 'x', at: middle[1][0], part: 'middle', kind: 'centre', from: top, to: bottom }]
}

/** How far a slot's guide reaches on either side of it, in mm. */
const arm = 20

function linesOfSlot({ id, anchor, offset, size }: Slot, panel: Panel): readonly SnapLine[] {
  const [anchorX, anchorY] = anchorOf(panel, anchor)
  const [x, y] = [anchorX + offset[0], anchorY + offset[1]]
  const [across, down] = [(size.width ?? size.height) / 2 + arm, size.height / 2 + arm]
  return [
    { axis: 'x', at: x, part: 'middle', kind: 'slot', slot: id, from: y - down, to: y + down },
    { axis: 'y', at: y, part: 'middle', kind: 'slot', slot: id, from: x - across, to: x + across },
  ]
}

function linesOfNeighbour({ bounds, centre }: Neighbour): readonly SnapLine[] {
  const { left, top, right, bottom } = bounds
  const down = { axis: 'x', kind: 'thing', from: top, to: bottom } as const
  const over = { axis: 'y', kind: 'thing', from: left, to: right } as const
  return [
    { ...down, part: 'middle', at: centre[0] },
    { ...down, part: 'edge', at: left },
    { ...down, part: 'edge', at: right },
    { ...over, part: 'middle', at: centre[1] },
    { ...over, part: 'edge', at: top },
    { ...over, part: 'edge', at: bottom },
  ]
}

/** The lines of a thing of these bounds that is placed by this spot. */
export const movedBox = (bounds: Bounds, centre: Point = centreOf(bounds)) =>
  ({ x: [bounds.left, centre[0], bounds.right], y: [bounds.top, centre[1], bounds.bottom] }) as const
