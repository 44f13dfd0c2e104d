import { z } from 'zod'
import { type GradientStop, isPaint, type Paint } from '../document/paint.ts'
import { clamp } from '../geometry/clamp.ts'

/**
 * A paint as somebody gives it to a command: an angle is taken modulo 360, stops are held between 0 and 1. What is no
 * paint after that, such as a gradient of one stop, is refused.
 */
export const paintPayload: z.ZodType<Paint> = z.unknown().transform((given, context) => {
  const paint = tidied(given)
  if (isPaint(paint)) return paint
  context.addIssue({ code: 'custom', message: 'A paint is a colour, or a gradient of two to sixteen stops.' })
  return z.NEVER
})

/** The paint's own fields and no others, so that nothing else gets into the log. */
function tidied(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const { type, colour, angle, stops } = given as Record<string, unknown>
  if (type === 'solid') return { type, colour }
  const held = Array.isArray(stops) ? stops.map(heldStop) : stops
  return type === 'linear'
    ? { type, angle: typeof angle === 'number' ? turned(angle) : angle, stops: held }
    : { type, stops: held }
}

const heldStop = (stop: Partial<GradientStop> | null): unknown => ({
  at: typeof stop?.at === 'number' && Number.isFinite(stop.at) ? clamp(stop.at, 0, 1) : null,
  colour: stop?.colour,
})

const turned = (angle: number): number => ((angle % 360) + 360) % 360
