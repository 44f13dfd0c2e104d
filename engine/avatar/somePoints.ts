import type { BodyPoints } from './nearSkin.ts'

/** Some points of a body, by their place in its lists. */
export function somePoints({ positions, normals, bones, shares }: BodyPoints, points: ArrayLike<number>): BodyPoints {
  const of = (values: ArrayLike<number>, each: number) =>
    Array.from({ length: points.length * each }, (_, at) => {
      const point = points[Math.floor(at / each)] as number
      return values[point * each + (at % each)] as number
    })
  return {
    positions: Float32Array.from(of(positions, 3)),
    normals: Float32Array.from(of(normals, 3)),
    bones: Uint8Array.from(of(bones, 4)),
    shares: Float32Array.from(of(shares, 4)),
  }
}
