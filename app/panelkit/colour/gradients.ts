import {
  type Colour,
  clamp,
  type GradientStop,
  type LinearPaint,
  type Paint,
  type RadialPaint,
} from '../../../engine/index.ts'
import { colourOf, hsvOf } from './colours.ts'

export type Gradient = LinearPaint | RadialPaint

export const maxStops = 16

/** The colour that stands for a paint: its own, or the one of its first stop. */
export const mainColour = (paint: Paint): Colour =>
  paint.type === 'solid' ? paint.colour : (paint.stops[0]?.colour ?? '#FFFFFF')

/** From a colour to a darker one of the same hue, top to bottom. */
export function gradientFrom(colour: Colour): LinearPaint {
  const { h, s, v } = hsvOf(colour)
  const end = v > 0.35 ? { h, s: Math.min(1, s * 1.1), v: v * 0.6 } : { h, s, v: Math.min(1, v + 0.35) }
  return {
    type: 'linear',
    angle: 180,
    stops: [
      { at: 0, colour },
      { at: 1, colour: colourOf(end) },
    ],
  }
}

/** The colour of a gradient somewhere between its stops, mixed in sRGB as the browser and the printer do. */
export function colourAt(stops: readonly GradientStop[], at: number): Colour {
  const sorted = stops.toSorted((a, b) => a.at - b.at)
  const after = sorted.find(stop => stop.at >= at) ?? sorted.at(-1)
  const before = sorted.findLast(stop => stop.at <= at) ?? sorted[0]
  if (!before || !after) return '#FFFFFF'
  const share = after.at === before.at ? 0 : (at - before.at) / (after.at - before.at)
  const channel = (from: number) => {
    const [a, b] = [before, after].map(({ colour }) => Number.parseInt(colour.slice(from, from + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase()
}

/** An angle as the dial shows it: 0–359 degrees, whatever it was turned by. */
export const turned = (angle: number): number => ((angle % 360) + 360) % 360

/** A place of a stop as the engine takes it. */
export const heldAt = (at: number): number => clamp(at, 0, 1)

export const withStop = (gradient: Gradient, index: number, change: Partial<GradientStop>): Gradient => ({
  ...gradient,
  stops: gradient.stops.map((stop, at) => (at === index ? { ...stop, ...change } : stop)),
})

/** The gradient with another stop, which shows nothing new until it is changed. */
export const withNewStop = (gradient: Gradient, at: number): Gradient => ({
  ...gradient,
  stops: [...gradient.stops, { at, colour: colourAt(gradient.stops, at) }],
})

export const withoutStop = (gradient: Gradient, index: number): Gradient => ({
  ...gradient,
  stops: gradient.stops.filter((_, at) => at !== index),
})

/** The same colours the other way round. */
export const reversed = (gradient: Gradient): Gradient => ({
  ...gradient,
  stops: gradient.stops.map(stop => ({ ...stop, at: 1 - stop.at })),
})

/** Straight or round; a straight one starts at the top. */
export const withShape = (gradient: Gradient, shape: 'linear' | 'radial'): Gradient =>
  shape === 'linear' ? { type: 'linear', angle: 180, stops: gradient.stops } : { type: 'radial', stops: gradient.stops }

/** A paint as a CSS background. */
export function cssPaint(paint: Paint): string {
  if (paint.type === 'solid') return paint.colour
  const stops = [...paint.stops]
    .sort((a, b) => a.at - b.at)
    .map(({ at, colour }) => `${colour} ${Math.round(at * 1000) / 10}%`)
    .join(', ')
  return paint.type === 'linear' ? `linear-gradient(${paint.angle}deg, ${stops})` : `radial-gradient(${stops})`
}
