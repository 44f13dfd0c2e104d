import type { Vector } from '../geometry/vector.ts'
import type { ClipId } from './clips.ts'

/** Of a ball of size 5, in m. */
export const ballRadius = 0.11

/** Where a ball is and how far it has rolled forwards, in radians. */
export interface BallFrame {
  readonly place: Vector
  readonly rolled: number
}

/** Whole turns in a round of the jog, so that the ball loops with it. */
const turns = 2

/** The ball at somebody's feet at a share of a clip, 0 to 1; `null` where a ball has no place. */
export function ballOf(clip: ClipId, share: number): BallFrame | null {
  if (clip === 'offensive_idle') return { place: [0.03, ballRadius, 0.47], rolled: 0.4 }
  if (clip !== 'strike_foward_jog') return null
  // Each foot nudges it ahead, and the runner catches up.
  const nudge = Math.cos(4 * Math.PI * share)
  return { place: [0.02, ballRadius, 0.5 - 0.06 * nudge], rolled: 2 * Math.PI * (turns * share) - 0.3 * nudge }
}
