import type { Colour } from '../document/paint.ts'
import type { Fade } from '../document/patternDetails.ts'
import { centreOf, heightOf, widthOf } from '../geometry/bounds.ts'
import type { Bounds, Point } from '../geometry/path.ts'
import type { PlacedPaint, PlacedStop } from './panelArtwork.ts'

/** The colour of a pattern as it fades over what is seen of its piece: lines stay lines, and print as sharp as without. */
export function fadedTint(colour: Colour, { way, from, until }: Fade, seen: Bounds): PlacedPaint {
  if (way === 'none') return { type: 'solid', colour }
  const whole: readonly PlacedStop[] = [
    { at: from, colour },
    { at: Math.min(1, Math.max(until, from + 0.001)), colour, opacity: 0 },
  ]
  if (way === 'in' || way === 'out') {
    const radius = Math.hypot(widthOf(seen), heightOf(seen)) / 2
    const stops = way === 'out' ? whole : whole.toReversed().map(stop => ({ ...stop, at: 1 - stop.at }))
    return { type: 'radial', centre: centreOf(seen), radius, stops }
  }
  const [x, y] = centreOf(seen)
  const ends: Readonly<Record<typeof way, readonly [Point, Point]>> = {
    down: [
      [x, seen.top],
      [x, seen.bottom],
    ],
    up: [
      [x, seen.bottom],
      [x, seen.top],
    ],
    right: [
      [seen.left, y],
      [seen.right, y],
    ],
    left: [
      [seen.right, y],
      [seen.left, y],
    ],
  }
  const [start, end] = ends[way]
  return { type: 'linear', from: start, to: end, stops: whole }
}
