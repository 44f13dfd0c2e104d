import { identity, multiply, rotation, transformPath, transformPoint, translation } from '../geometry/matrix.ts'
import type { Matrix, Path, PathSegment } from '../geometry/path.ts'
import type { ShapedText } from './shaper.ts'

/** What is bent: a line, or a block of lines whose baselines then lie on circles about one middle. */
type Bendable = Pick<ShapedText, 'clusters' | 'outline' | 'width'>

/** What moves the surroundings of one spot of the line onto the circle. */
type Bend = (x: number) => Matrix

/**
 * The outlines of a line bent over `degrees` of a circle, upwards in the middle; downwards when negative. The baseline
 * keeps its length and its middle its place. Clusters turn as a whole, so that no letter is bent itself; only letters
 * that join are bent along with their line, because they would come apart.
 */
export function bendText({ clusters, outline, width }: Bendable, degrees: number): Path {
  if (degrees === 0 || width === 0) return outline
  const bend = bendOver(width, degrees)
  const longest = Math.abs((straight * width) / degrees)
  return clusters.flatMap(cluster =>
    cluster.isCursive
      ? bentAlong(cluster.outline, bend, longest)
      : transformPath(cluster.outline, bend((cluster.left + cluster.right) / 2)),
  )
}

function bendOver(width: number, degrees: number): Bend {
  const middle = width / 2
  const radius = (width * 180) / (Math.PI * degrees)
  return x =>
    multiply(translation(middle, radius), rotation((degrees * (x - middle)) / width), translation(-x, -radius))
}

/** Pieces of a straight line that is to be warped. */
const pieces = 24

/** A straight line of a block, such as a baseline, bent as its letters are, in pieces. */
export function bendLine(
  [from, to, y]: readonly [from: number, to: number, y: number],
  width: number,
  degrees: number,
): Path {
  const line: Path = [
    ['M', from, y],
    ['L', to, y],
  ]
  if (degrees === 0 || width === 0) return bentAlong(line, () => identity, Math.max(1, (to - from) / pieces))
  return bentAlong(line, bendOver(width, degrees), Math.abs((straight * width) / degrees))
}

/** A line over more of the circle than this, in degrees, is drawn as several. */
const straight = 3

/** Every point on its own spot of the circle; straight lines in pieces that are no longer than `longest`, in mm. */
function bentAlong(path: Path, bend: Bend, longest: number): readonly PathSegment[] {
  const moved = (x: number, y: number) => transformPoint(bend(x), x, y)
  let [x, y] = [0, 0]
  return path.flatMap((segment): readonly PathSegment[] => {
    if (segment[0] === 'Z') return [segment]
    const from = [x, y] as const
    ;[x, y] = segment.slice(-2) as [number, number]
    if (segment[0] === 'M') return [['M', ...moved(x, y)]]
    if (segment[0] === 'L') return steps(from, [x, y], longest).map(spot => ['L', ...moved(...spot)])
    if (segment[0] === 'Q') return [['Q', ...moved(segment[1], segment[2]), ...moved(x, y)]]
    return [['C', ...moved(segment[1], segment[2]), ...moved(segment[3], segment[4]), ...moved(x, y)]]
  })
}

function steps(from: readonly [number, number], to: readonly [number, number], longest: number) {
  const count = Math.max(1, Math.ceil(Math.abs(to[0] - from[0]) / longest))
  return Array.from({ length: count }, (_, index): readonly [number, number] => {
    const share = (index + 1) / count
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
}
