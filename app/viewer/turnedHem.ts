import type { BufferAttribute, InterleavedBufferAttribute } from 'three'

/** Of the texture: triangles with less room are of a turned hem, all of which shows the edge that it is turned from. */
const noRoom = 1e-9

/** Whether the triangle between three points is of a hem that is turned in. */
export function isTurnedIn(
  uv: BufferAttribute | InterleavedBufferAttribute,
  [a, b, c]: readonly [number, number, number],
): boolean {
  const [ux, uy] = [uv.getX(b) - uv.getX(a), uv.getY(b) - uv.getY(a)]
  const [vx, vy] = [uv.getX(c) - uv.getX(a), uv.getY(c) - uv.getY(a)]
  return Math.abs(ux * vy - uy * vx) <= noRoom
}
