import { expect, it } from 'vitest'
import { pushUpSleeves } from '../../../engine/avatar/index.ts'

const joints = { shoulder: [0.16, 1.4, 0], elbow: [0.28, 1.14, 0], wrist: [0.38, 0.92, 0] } as const

/** Rings of cloth round a straight line from under the shoulder to `beyond` the wrist, in m. */
function sleeve(beyond: number, side: 1 | -1 = 1): Float32Array {
  const { shoulder, wrist } = joints
  const rings = Array.from({ length: 60 }, (_, ring) => ring / 59)
  const length = Math.hypot(wrist[0] - shoulder[0], wrist[1] - shoulder[1])
  return Float32Array.from(
    rings.flatMap(share =>
      Array.from({ length: 12 }, (_, turn) => {
        const along = 0.05 + share * (length + beyond - 0.05)
        const angle = (turn / 12) * 2 * Math.PI
        const [dx, dy] = [(wrist[0] - shoulder[0]) / length, (wrist[1] - shoulder[1]) / length]
        const out = 0.04 * Math.cos(angle)
        return [
          side * (shoulder[0] + dx * along - dy * out),
          shoulder[1] + dy * along + dx * out,
          0.04 * Math.sin(angle),
        ]
      }).flat(),
    ),
  )
}

const lowest = (positions: ArrayLike<number>) => Math.min(...Array.from(positions).filter((_, at) => at % 3 === 1))
const trunk = Float32Array.from([0.2, 1.4, 0, 0.25, 0.9, 0, -0.25, 0.9, 0])

it.each([1, -1] as const)('ends long sleeves at the wrist, on side %d', side => {
  const long = sleeve(0.1, side)
  const [body, pushed] = pushUpSleeves([trunk, long], joints)
  expect(body).toBeNull()
  expect(pushed).toHaveLength(long.length)
  expect(lowest(long)).toBeLessThan(0.82)
  expect(Math.abs(lowest(pushed ?? []) - joints.wrist[1])).toBeLessThan(0.03)
  // Below the shoulder nothing moves.
  expect([...(pushed ?? [])].slice(0, 36)).toEqual([...long].slice(0, 36))
})

it('leaves sleeves that end above the wrist as they hang', () => {
  expect(pushUpSleeves([trunk, sleeve(-0.2)], joints)).toEqual([null, null])
  expect(pushUpSleeves([trunk, sleeve(-0.01)], joints)).toEqual([null, null])
})

it('keeps cloth round the arm as wide as it was', () => {
  const long = sleeve(0.08)
  const [pushed] = pushUpSleeves([long], joints)
  const depth = (positions: ArrayLike<number>) => Math.max(...Array.from(positions).filter((_, at) => at % 3 === 2))
  expect(depth(pushed ?? [])).toBeCloseTo(depth(long), 2)
})
