import {
  closedPath,
  directionOf,
  movedBy,
  type Panel,
  type Path,
  type Point,
  type Polyline,
} from '../../../engine/plugin.ts'
import { together } from './shapes.ts'

/** Lines go on so far beyond the ends of an edge, in mm: they are clipped to the piece. */
const beyond = 30

/** Where a line runs along the edge: from so many mm inside it to so many. */
type Band = readonly [from: number, to: number]

/** Knitted lines along the edge of a fall and of its cuffs: on a collar `outer`, on a cuff `fold`. */
const along =
  (...bands: readonly Band[]) =>
  (panel: Panel): Path | null => {
    const name = panel.placement.kind === 'fall' ? 'outer' : panel.placement.kind === 'tube' ? 'fold' : ''
    const edge = panel.edges.find(known => known.name === name)
    if (!edge) return null
    const line = goneOn(edge.points)
    return together(bands.map(([from, to]) => closedPath([...inside(line, from), ...inside(line, to).toReversed()])))
  }

export const tippings: Readonly<Record<string, (panel: Panel) => Path | null>> = {
  single: along([7, 11]),
  double: along([5, 8], [11, 14]),
  wide: along([0, 12]),
}

function goneOn(line: Polyline): Polyline {
  const [first = [0, 0], second = [0, 0]] = line
  const [last, before] = [line.at(-1) ?? first, line.at(-2) ?? second]
  return [movedBy(first, directionOf(second, first), beyond), ...line, movedBy(last, directionOf(before, last), beyond)]
}

/** Edges run clockwise with y downwards, so that the cloth is on their right. A band from 0 takes the rolled edge along. */
function inside(line: Polyline, by: number): Polyline {
  const distance = by === 0 ? -beyond : by
  return line.map((point, index): Point => {
    const [x, y] = directionOf(line[index - 1] ?? point, line[index + 1] ?? point)
    return movedBy(point, [-y, x], distance)
  })
}
