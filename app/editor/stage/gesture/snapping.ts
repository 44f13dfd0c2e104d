/** What a guide says: the panel's centre line, the place of a slot, or another thing. */
export type SnapKind = 'centre' | 'slot' | 'thing'

/** `x` is a line down the panel, `y` one across. */
export type Axis = 'x' | 'y'

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

export interface Snapped {
  /** How far to move on to rest on the guides, in mm. */
  readonly by: readonly [x: number, y: number]
  readonly guides: readonly SnapLine[]
}

const strength: Readonly<Record<SnapKind, number>> = { centre: 0, slot: 1, thing: 2 }
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
