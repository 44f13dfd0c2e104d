import type { Vector } from '../vector.ts'
import type { Distance } from './distance.ts'

export function ellipsoid(centre: Vector, radii: Vector): Distance {
  const smallest = Math.min(...radii)
  return (x, y, z) => {
    const px = (x - centre[0]) / radii[0]
    const py = (y - centre[1]) / radii[1]
    const pz = (z - centre[2]) / radii[2]
    const reach = Math.sqrt(px * px + py * py + pz * pz)
    const slope = Math.sqrt((px / radii[0]) ** 2 + (py / radii[1]) ** 2 + (pz / radii[2]) ** 2)
    return slope < 1e-9 ? -smallest : (reach * (reach - 1)) / slope
  }
}
