import { type Bounds, heightOf, widthOf } from '../../../../engine/index.ts'

/** A thing with what its ink fills on its panel, in mm. */
export interface Boxed {
  readonly layer: string
  readonly panel: string
  readonly bounds: Bounds
}

export interface Shift {
  readonly layer: string
  readonly dx: number
  readonly dy: number
  readonly scale?: number
}

export const edges = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof edges)[number]

type Line = (bounds: Bounds) => number

const lines: Readonly<Record<Edge, Line>> = {
  left: ({ left }) => left,
  centre: ({ left, right }) => (left + right) / 2,
  right: ({ right }) => right,
  top: ({ top }) => top,
  middle: ({ top, bottom }) => (top + bottom) / 2,
  bottom: ({ bottom }) => bottom,
}

const isAcross = (edge: Edge): boolean => edge === 'left' || edge === 'centre' || edge === 'right'

/** Brings things to one line: the outermost edge, or the middle of all. Things on different panels have nothing in common. */
export function aligned(boxes: readonly Boxed[], edge: Edge): readonly Shift[] {
  return panelsOf(boxes).flatMap(on => {
    const all = on.map(({ bounds }) => lines[edge](bounds))
    const isMiddle = edge === 'centre' || edge === 'middle'
    const isFirst = edge === 'left' || edge === 'top'
    const at = isMiddle ? (Math.min(...all) + Math.max(...all)) / 2 : isFirst ? Math.min(...all) : Math.max(...all)
    return on.map(({ layer, bounds }) => moved(layer, at - lines[edge](bounds), isAcross(edge)))
  })
}

/** Gives three or more things on a panel the same gap; the outer two stay. */
export function distributed(boxes: readonly Boxed[], axis: 'across' | 'down'): readonly Shift[] {
  const [from, to, size] =
    axis === 'across' ? ([lines.left, lines.right, widthOf] as const) : ([lines.top, lines.bottom, heightOf] as const)
  return panelsOf(boxes).flatMap(on => {
    const sorted = on.toSorted((a, b) => from(a.bounds) - from(b.bounds))
    const [first, last] = [sorted[0], sorted.at(-1)]
    if (!first || !last || sorted.length < 3) return []
    const free = to(last.bounds) - from(first.bounds) - sorted.reduce((sum, { bounds }) => sum + size(bounds), 0)
    const gap = free / (sorted.length - 1)
    let at = from(first.bounds)
    return sorted.map(({ layer, bounds }) => {
      const move = moved(layer, at - from(bounds), axis === 'across')
      at += size(bounds) + gap
      return move
    })
  })
}

/** Makes all things as high as the first one. */
export function sameHeight([first, ...others]: readonly Boxed[]): readonly Shift[] {
  if (!first) return []
  return others.map(({ layer, bounds }) => ({ layer, dx: 0, dy: 0, scale: heightOf(first.bounds) / heightOf(bounds) }))
}

const moved = (layer: string, by: number, isOver: boolean): Shift => {
  const way = Math.abs(by) < 0.005 ? 0 : by
  return isOver ? { layer, dx: way, dy: 0 } : { layer, dx: 0, dy: way }
}

function panelsOf(boxes: readonly Boxed[]): readonly (readonly Boxed[])[] {
  const names = [...new Set(boxes.map(({ panel }) => panel))]
  return names.map(name => boxes.filter(({ panel }) => panel === name))
}
