import { transformPoint } from '../../engine/geometry/matrix.ts'
import { flattenPath } from '../../engine/geometry/polyline.ts'
import type { ArtworkGroup, ArtworkItem } from '../../engine/index.ts'

type Spot = readonly [x: number, y: number]
type Lines = readonly (readonly Spot[])[]
type Span = readonly [from: number, to: number]

/** Ink that two groups have in common, in mm², measured along rows a millimetre apart: plain, to compare findings with. */
export const commonArea = (a: ArtworkGroup, b: ArtworkGroup): number =>
  sumOfRows(Math.max(a.bounds.top, b.bounds.top), Math.min(a.bounds.bottom, b.bounds.bottom), y =>
    lengthOfBoth(spansOf(a, y), spansOf(b, y)),
  )

/** Ink of a group outside of a closed line, and of the pieces that it goes on to, in mm². */
export const areaBeyond = (group: ArtworkGroup, outline: readonly Spot[]): number =>
  sumOfRows(group.bounds.top, group.bounds.bottom, y => {
    const ink = spansOf(group, y)
    return lengthOf(ink) - lengthOfBoth(ink, crossed([outline, ...(group.beyond ?? [])], y))
  })

function sumOfRows(top: number, bottom: number, row: (y: number) => number): number {
  let sum = 0
  for (let y = Math.ceil(top) + 0.123; y < bottom; y++) sum += row(y)
  return sum
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0)

const lengthOfBoth = (a: readonly Span[], b: readonly Span[]): number =>
  a.reduce((sum, [from, to]) => {
    const common = b.map(([start, end]) => Math.max(0, Math.min(to, end) - Math.max(from, start)))
    return sum + common.reduce((all, each) => all + each, 0)
  }, 0)

const spansOf = (group: ArtworkGroup, y: number): readonly Span[] => crossed(group.items.flatMap(linesOf), y)

const known = new WeakMap<ArtworkItem, Lines>()

function linesOf(item: ArtworkItem): Lines {
  const square: readonly Spot[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const made = () =>
    item.kind === 'path' ? flattenPath(item.path, 2) : [square.map(([x, y]) => transformPoint(item.matrix, x, y))]
  const lines = known.get(item) ?? made()
  known.set(item, lines)
  return lines
}

/** Where a row runs inside the lines, by the nonzero rule. */
function crossed(lines: Lines, y: number): readonly Span[] {
  const crossings: (readonly [x: number, way: 1 | -1])[] = []
  for (const line of lines) {
    for (let index = 0; index < line.length; index++) {
      const [ax, ay] = line[index] ?? [0, 0]
      const [bx, by] = line[(index + 1) % line.length] ?? [0, 0]
      if (ay <= y !== by <= y) crossings.push([ax + ((y - ay) / (by - ay)) * (bx - ax), by > ay ? 1 : -1])
    }
  }
  crossings.sort(([a], [b]) => a - b)
  const spans: Span[] = []
  let turns = 0
  let from = 0
  for (const [x, way] of crossings) {
    if (turns === 0) from = x
    turns += way
    if (turns === 0) spans.push([from, x])
  }
  return spans
}
