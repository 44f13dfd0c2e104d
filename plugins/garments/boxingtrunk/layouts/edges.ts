import {
  bleed,
  closedPath,
  directionOf,
  movedBy,
  type Panel,
  type Path,
  type Point,
  type Polyline,
  panelBounds,
  squareTo,
} from '../../../../engine/plugin.ts'
import type { Leg, LegDrawing } from '../../../blocks/layouts/legs.ts'
import { beyond, polygon, rectangle, together } from '../../../blocks/layouts/shapes.ts'

/** Along hem and slit, from `outer` to `inner` mm within the sewing line; 0 takes all that lies beyond it along. */
const alongHem =
  (outer: number, inner: number): LegDrawing =>
  ({ hemLine, hemAllowance }) => {
    const start = outer === 0 ? -hemAllowance - bleed - 2 : outer
    return closedPath([...within(hemLine, start), ...within(hemLine, inner).toReversed()])
  }

/** A line moved into the cloth by so many mm, and longer at both ends, over the seams. */
function within(line: Polyline, by: number): Polyline {
  const moved = line.map((point, index): Point => {
    const [before, after] = [line[index - 1] ?? point, line[index + 1] ?? point]
    return movedBy(point, squareTo(directionOf(before, after)), by)
  })
  const [first, last] = [moved[0] ?? [0, 0], moved.at(-1) ?? [0, 0]]
  return [[first[0] + beyond, first[1]], ...moved, [last[0] - beyond, last[1]]]
}

const all =
  (...drawings: readonly LegDrawing[]): LegDrawing =>
  leg =>
    together(drawings.map(draw => draw(leg)))

export const hemLayouts: Readonly<Record<string, LegDrawing>> = {
  band: alongHem(0, 15),
  wide: alongHem(0, 34),
  double: all(alongHem(0, 11), alongHem(19, 25)),
}

/** Round the side, half as wide as `width` says by the share of the way down, in halves of the leg. */
const besideSide =
  (width: (share: number) => number): LegDrawing =>
  ({ half, waist, hem }: Leg) => {
    const front = Array.from({ length: 25 }, (_, step): Point => {
      const share = step / 24
      return [-half * width(share), waist - beyond + (hem - waist + 2 * beyond) * share]
    })
    return polygon(...front, ...front.map(([x, y]): Point => [-x, y]).toReversed())
  }

export const sideLayouts: Readonly<Record<string, LegDrawing>> = {
  straight: besideSide(() => 0.24),
  tapered: besideSide(share => 0.1 + 0.34 * share),
  curved: besideSide(share => 0.1 + 0.3 * (1 - Math.sin(Math.PI * share))),
}

/** Heights on the waistband, from 0 at its top to 1 where it is sewn on. */
const across =
  (...shares: readonly (readonly [top: number, bottom: number])[]) =>
  (band: Panel): Path => {
    const { left, right, top, bottom } = panelBounds(band)
    const at = (share: number) => top + (bottom - top) * share
    return together(shares.map(([from, to]) => rectangle(left - beyond, at(from), right + beyond, at(to))))
  }

export const bandLayouts: Readonly<Record<string, (band: Panel) => Path>> = {
  edges: across([0.05, 0.12], [0.88, 0.95]),
  double: across([0.05, 0.09], [0.13, 0.17], [0.83, 0.87], [0.91, 0.95]),
  centre: across([0.2, 0.8]),
  lower: across([0.88, 0.95]),
}
