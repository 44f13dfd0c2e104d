import {
  anchorOf,
  type Bounds,
  centreOf,
  type Panel,
  type Point,
  panelBounds,
  type Slot,
} from '../../../../engine/index.ts'

/** What a guide says: the panel's centre line, the place of a slot, another thing, or the same gap on both sides. */
type SnapKind = 'centre' | 'slot' | 'thing' | 'even'

/** `x` is a line down the panel, `y` one across. */
type Axis = 'x' | 'y'

/** A line that things come to rest on, in panel mm. */
export interface SnapLine {
  readonly axis: Axis
  readonly at: number
  /** Middles rest on middles and edges on edges. */
  readonly part: 'middle' | 'edge'
  readonly kind: SnapKind
  /** Which slot it is the place of. */
  readonly slot?: string
  /** How far the line reaches. */
  readonly from: number
  readonly to: number
}

/** The lines of what is moved: its edges, and the middle that it is placed by. */
export interface MovedBox {
  readonly x: readonly [left: number, middle: number, right: number]
  readonly y: readonly [top: number, middle: number, bottom: number]
}

interface Snapped {
  /** How far to move on to rest on the guides, in mm. */
  readonly by: readonly [x: number, y: number]
  readonly guides: readonly SnapLine[]
}

const strength: Readonly<Record<SnapKind, number>> = { centre: 0, slot: 1, thing: 2, even: 3 }
/** Of two lines that are as near as this, the stronger one is taken, in mm. */
const asNear = 0.01

/** The nearest line of each axis within `reach` mm. A guide reaches over the moved box and what it rests on. */
export function snap(box: MovedBox, lines: readonly SnapLine[], reach: number): Snapped {
  const [x, y] = [nearest('x', box, lines, reach), nearest('y', box, lines, reach)]
  const by: readonly [number, number] = [x?.by ?? 0, y?.by ?? 0]
  const guides = [x && spanned(x.line, box.y, by[1]), y && spanned(y.line, box.x, by[0])]
  return { by, guides: guides.filter(guide => guide !== null) }
}

interface Rest {
  readonly line: SnapLine
  readonly by: number
}

function nearest(axis: Axis, box: MovedBox, lines: readonly SnapLine[], reach: number): Rest | null {
  const [first, middle, last] = box[axis]
  let best: Rest | null = null
  for (const line of lines) {
    if (line.axis !== axis) continue
    for (const at of line.part === 'middle' ? [middle] : [first, last]) {
      const rest = { line, by: line.at - at }
      if (Math.abs(rest.by) <= reach && (!best || isBetter(rest, best))) best = rest
    }
  }
  return best
}

function isBetter(rest: Rest, than: Rest): boolean {
  const nearer = Math.abs(than.by) - Math.abs(rest.by)
  if (Math.abs(nearer) > asNear) return nearer > 0
  return strength[rest.line.kind] < strength[than.line.kind]
}

function spanned(line: SnapLine, [first, , last]: MovedBox['x'], by: number): SnapLine {
  return { ...line, from: Math.min(line.from, first + by), to: Math.max(line.to, last + by) }
}

/** Another thing on the panel: what its ink fills, and the spot it is placed by. */
export interface Neighbour {
  readonly bounds: Bounds
  readonly centre: Point
}

interface SnapGrounds {
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
