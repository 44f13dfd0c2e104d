import { jointsOf, type SewnCorner } from './joints.ts'
import type { Pattern } from './pattern.ts'

/** How far the angle of a joint may be from straight, in degrees. */
const straightWithin = 3

/**
 * The pieces of a size and a cut, sewn together. Throws where a line would not run on smoothly from one piece to the
 * next, and names each such joint: a kink there is a corner in the hem or a pleat in the seam.
 */
export function draftPattern(pattern: Pattern): Pattern {
  const kinks = jointsOf(pattern).filter(joint => !isTrue(joint))
  if (kinks.length === 0) return pattern
  const named = kinks.map(({ name, degrees }) => `${name} is ${degrees.toFixed(1)}°`).join(', ')
  throw new Error(
    `Size ${pattern.size} cannot be sewn smoothly: ${named}. A joint has to be 180° ± ${straightWithin}°: ` +
      'let both edges leave their seam at a right angle.',
  )
}

const isTrue = ({ degrees }: SewnCorner): boolean => Math.abs(degrees - 180) <= straightWithin
