// The package's classes, not its functions: behind those it keeps all it can do, and every editor would fetch it.
import { ClipperD, ClipperOffset, ClipType, EndType, FillRule, JoinType, type PathsD } from 'clipper2-ts'
import type { Polyline } from './polyline.ts'

/** Closed lines that hold an area together, in mm; one that runs the other way round is a hole. */
export type Shape = readonly Polyline[]

type Corners = 'round' | 'mitred'

/** What at least one of the lines goes round, as a shape. `decimals` are those of a millimetre that are kept. */
export const united = (shape: Shape, decimals: number): Shape => combined(ClipType.Union, shape, [], decimals)

/** What is left of a shape where another lies on it. */
export const without = (shape: Shape, other: Shape, decimals: number): Shape =>
  combined(ClipType.Difference, shape, other, decimals)

/** What is within both. */
export const within = (shape: Shape, other: Shape, decimals: number): Shape =>
  combined(ClipType.Intersection, shape, other, decimals)

/** The shape with its rim `by` mm further out, or further in where that is negative. */
export function grown(shape: Shape, by: number, corners: Corners, decimals: number): Shape {
  const scale = 10 ** decimals
  const whole = shape.map(line => line.map(([x, y]) => ({ x: Math.round(x * scale), y: Math.round(y * scale) })))
  const offset = new ClipperOffset(2, 0)
  offset.addPaths(whole, corners === 'round' ? JoinType.Round : JoinType.Miter, EndType.Polygon)
  const rims: PathsD = []
  offset.execute(by * scale, rims)
  const back = 1 / scale
  return rims.map(rim => rim.map(({ x, y }) => [x * back, y * back] as const))
}

function combined(how: ClipType, shape: Shape, other: Shape, decimals: number): Shape {
  const clipper = new ClipperD(decimals)
  clipper.addSubjectPaths(pathsOf(shape))
  clipper.addClipPaths(pathsOf(other))
  const found: PathsD = []
  clipper.execute(how, FillRule.NonZero, found)
  return found.map(line => line.map(({ x, y }) => [x, y] as const))
}

const pathsOf = (shape: Shape): PathsD => shape.map(line => line.map(([x, y]) => ({ x, y })))

/** In mm². Of a shape as `united` and the like give it, whose holes run the other way round. */
export const areaOf = (shape: Shape): number => Math.abs(shape.reduce((sum, line) => sum + signedArea(line), 0))

function signedArea(line: Polyline): number {
  return line.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}
