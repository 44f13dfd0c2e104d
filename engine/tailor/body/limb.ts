import { clamp } from '../../geometry/clamp.ts'
import { between, magnitude, subtract, type Vector } from '../../geometry/vector.ts'
import { createProfile, type Distance, type ProfileRow } from './shapes.ts'

/**
 * A tube along joints. Each profile row says at which share of the length (0 to 1) what holds:
 * radius in metres, how deep (front to back) for its width, offset to the front in metres.
 */
export function limb(joints: readonly Vector[], rows: readonly ProfileRow[]): Distance {
  const path = joints.length > 2 ? roundCorners(joints) : joints
  const segments = measureSegments(path)
  const profile = createProfile(rows)
  const found = new Float64Array(3)

  return (x, y, z) => {
    let nearest = Number.POSITIVE_INFINITY
    let share = 0
    let offX = 0
    let offY = 0
    let offZ = 0
    for (const { from, along, squared, startShare, shareSpan } of segments) {
      const projected = (x - from[0]) * along[0] + (y - from[1]) * along[1] + (z - from[2]) * along[2]
      const t = clamp(projected / squared, 0, 1)
      const dx = x - from[0] - along[0] * t
      const dy = y - from[1] - along[1] * t
      const dz = z - from[2] - along[2] * t
      const distance = dx * dx + dy * dy + dz * dz
      if (distance >= nearest) continue
      nearest = distance
      share = startShare + t * shareSpan
      offX = dx
      offY = dy
      offZ = dz
    }
    profile(share, found)
    const depth = (offZ - (found[2] ?? 0)) / (found[1] ?? 1)
    return Math.sqrt(offX * offX + offY * offY + depth * depth) - (found[0] ?? 0)
  }
}

function measureSegments(path: readonly Vector[]) {
  const steps = path.slice(1).map((to, index) => {
    const from = path[index] ?? to
    return { from, along: subtract(to, from), length: magnitude(subtract(to, from)) }
  })
  const total = steps.reduce((sum, step) => sum + step.length, 0)
  let done = 0
  return steps.map(({ from, along, length }) => {
    const startShare = done / total
    done += length
    return { from, along, squared: length * length, startShare, shareSpan: length / total }
  })
}

/** Cuts the inner corners three times, so that the radius meets no kink. */
function roundCorners(joints: readonly Vector[]): readonly Vector[] {
  let path = joints
  for (let round = 0; round < 3; round++) {
    const [first] = path
    const last = path.at(-1)
    if (!first || !last) return joints
    const cut = path.slice(1).flatMap((to, index) => {
      const from = path[index] ?? to
      const start = between(from, to, index === 0 ? 0.5 : 0.25)
      return index < path.length - 2 ? [start, between(from, to, 0.75)] : [start]
    })
    path = [first, ...cut, last]
  }
  return path
}
