import type { Distance } from '../../engine/tailor/body/shapes.ts'

/** Round the trunk at a height, in m, from the middle outwards. */
export function girth(body: Distance, y: number): number {
  const points = Array.from({ length: 180 }, (_, step) => {
    const turn = (step / 90) * Math.PI
    let [inside, outside] = [0, 0.5]
    for (let round = 0; round < 30; round++) {
      const middle = (inside + outside) / 2
      if (body(Math.cos(turn) * middle, y, Math.sin(turn) * middle) < 0) inside = middle
      else outside = middle
    }
    return [Math.cos(turn) * inside, Math.sin(turn) * inside] as const
  })
  return points.reduce((sum, [x, z], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [0, 0]
    return sum + Math.hypot(u - x, v - z)
  }, 0)
}
