import type { Path } from '../../../engine/plugin.ts'
import type { Drawing, DrawnPiece } from './cloth.ts'
import { beyond, disc, from, rectangle, together } from './shapes.ts'

/** Below this share of a step a dot or a line is left out: it would not print. */
const min = 0.06

/**
 * How strong a fade is: `depth` 0 where it begins, 1 where it has died away. Slow at first, so that most of it is
 * seen as a tone.
 */
const strength = (depth: number): number => Math.max(0, 1 - depth) ** 0.85

/** Rows of dots in a brick bond, twelve across a half; large at `start` and gone after `reach`, both heights in mm. */
function dots(cloth: DrawnPiece, start: number, reach: number): Path {
  const step = cloth.half / 11
  const rows = from(-3, Math.ceil(Math.abs(reach) / (step * 0.866)))
  return together(
    rows.flatMap(row => {
      const y = start + Math.sign(reach) * row * step * 0.866
      const radius = step * 0.68 * strength(Math.max(0, row * step * 0.866) / Math.abs(reach))
      if (radius < step * min) return []
      return from(-13, 12).map(column => disc([(column + (row % 2 === 0 ? 0.25 : 0.75)) * step, y], radius))
    }),
  )
}

/** Dots that shrink from the hem to the chest. */
export const halftone: Drawing = cloth =>
  cloth.kind === 'body' ? dots(cloth, cloth.length, -(cloth.length - cloth.chest * 0.9)) : null

/** Dots that shrink from the shoulders downwards, on the sleeves as well. */
export const halftoneFromTop: Drawing = cloth =>
  cloth.kind === 'body' ? dots(cloth, 0, cloth.chest * 1.2) : dots(cloth, cloth.top, cloth.half * 1.1)

/** Lines that grow thinner, one a step. */
function lines(cloth: DrawnPiece, start: number, reach: number): Path {
  const count = 22
  const step = Math.abs(reach) / count
  return together(
    from(-3, count).flatMap(at => {
      const thick = step * 1.02 * strength(Math.max(0, at) / count)
      const middle = start + Math.sign(reach) * at * step
      if (thick < step * min) return []
      return [rectangle(-cloth.half - beyond, middle - thick / 2, cloth.half + beyond, middle + thick / 2)]
    }),
  )
}

/** From the whole colour at the hem to nothing at the chest. */
export const fade: Drawing = cloth =>
  cloth.kind === 'body' ? lines(cloth, cloth.length, -(cloth.length - cloth.chest * 0.8)) : null

/** From the whole colour at the shoulders downwards. */
export const fadeFromTop: Drawing = cloth =>
  cloth.kind === 'body' ? lines(cloth, 0, cloth.chest * 1.25) : lines(cloth, cloth.top, cloth.half * 1.2)
