import type { Paint } from '../../engine/index.ts'

/** A paint as a CSS background. */
export function cssPaint(paint: Paint): string {
  if (paint.type === 'solid') return paint.colour
  const stops = [...paint.stops]
    .sort((a, b) => a.at - b.at)
    .map(({ at, colour }) => `${colour} ${Math.round(at * 1000) / 10}%`)
    .join(', ')
  return paint.type === 'linear' ? `linear-gradient(${paint.angle}deg, ${stops})` : `radial-gradient(${stops})`
}
