import type { Point } from '../../../engine/index.ts'
import type { Step, Stroke } from './strokes.ts'

/** Half the width of an icon's strokes, in the 24 units of its square. */
const half = 0.75

/**
 * Path data of what a stroke with round ends covers: along its left side, around its end, and back. All of them turn the
 * same way, so that those of an icon can overlap.
 */
export function strokeOutline(stroke: Stroke): string {
  const left = stroke.map(step => beside(step, 1))
  const right = stroke.map(step => beside(step, -1)).reverse()
  return `M${text(left)}${roundEnd(right[0])}L${text(right)}${roundEnd(left[0])}Z`
}

/** The point at the side of a stroke, half its width away. */
function beside({ at, along }: Step, side: 1 | -1): Point {
  const by = (half * side) / (Math.hypot(...along) || 1)
  return [at[0] + along[1] * by, at[1] - along[0] * by]
}

const roundEnd = (to: Point = [0, 0]) => `A${half} ${half} 0 0 1 ${text([to])}`

const text = (points: readonly Point[]): string =>
  points.map(point => point.map(number => Math.round(number * 100) / 100).join(' ')).join(' ')
