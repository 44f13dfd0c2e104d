import { clamp } from '../../geometry/clamp.ts'
import { dot, subtract, type Vector } from '../../geometry/vector.ts'
import { type Distance, smoothMin } from '../body/shapes.ts'

/** The larger of two distances, with a fillet of about `radius` metres where they meet. */
export const smoothMax = (a: number, b: number, radius: number): number => -smoothMin(-a, -b, radius)

/** A rounded cone between two places, with a radius at each. */
export function cone(from: Vector, to: Vector, fromRadius: number, toRadius: number): Distance {
  const way = subtract(to, from)
  const squared = dot(way, way) || 1e-12
  return (x, y, z) => {
    const along = ((x - from[0]) * way[0] + (y - from[1]) * way[1] + (z - from[2]) * way[2]) / squared
    const t = clamp(along, 0, 1)
    const [dx, dy, dz] = [x - from[0] - way[0] * t, y - from[1] - way[1] * t, z - from[2] - way[2] * t]
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (fromRadius + (toRadius - fromRadius) * t)
  }
}

/** A place and the radius there. */
export type Bead = readonly [x: number, y: number, z: number, radius: number]

/** Cones from bead to bead, with fillets where they meet. */
export function chain(beads: readonly Bead[], fillet = 0.004): Distance {
  const cones = beads.slice(1).map(([x, y, z, radius], index) => {
    const [fromX, fromY, fromZ, fromRadius] = beads[index] ?? [x, y, z, radius]
    return cone([fromX, fromY, fromZ], [x, y, z], fromRadius, radius)
  })
  return (x, y, z) => cones.reduce((nearest, each) => smoothMin(nearest, each(x, y, z), fillet), 1)
}

/** The same on both sides of the body. */
export const onBothSides =
  (left: Distance): Distance =>
  (x, y, z) =>
    left(Math.abs(x), y, z)

/** A shape drawn round the origin, so many times as large, at a place. */
export const placed =
  (shape: Distance, [x0, y0, z0]: Vector, size = 1): Distance =>
  (x, y, z) =>
    shape((x - x0) / size, (y - y0) / size, (z - z0) / size) * size
