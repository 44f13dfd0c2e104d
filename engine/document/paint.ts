/** `#rrggbb`, lower or upper case. */
export type Colour = string

export interface GradientStop {
  /** 0 at the start, 1 at the end. */
  readonly at: number
  readonly colour: Colour
}

export interface SolidPaint {
  readonly type: 'solid'
  readonly colour: Colour
}

/** Runs over the bounds of what it paints. `angle` in degrees, 0 upwards and 90 to the right, as in CSS. */
export interface LinearPaint {
  readonly type: 'linear'
  readonly angle: number
  readonly stops: readonly GradientStop[]
}

/** From the centre of what it paints to its farthest corner. */
export interface RadialPaint {
  readonly type: 'radial'
  readonly stops: readonly GradientStop[]
}

export type Paint = SolidPaint | LinearPaint | RadialPaint

export const solid = (colour: Colour): SolidPaint => ({ type: 'solid', colour })

const hexColour = /^#[0-9a-f]{6}$/i

export const isColour = (value: unknown): value is Colour => typeof value === 'string' && hexColour.test(value)

const isUnit = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1

const areStops = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.length <= 16 &&
  value.every(stop => typeof stop === 'object' && stop !== null && isUnit(stop.at) && isColour(stop.colour))

/** Whether a value of the log can be shown as a paint. */
export function isPaint(value: unknown): value is Paint {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const paint = value as { type: unknown; colour?: unknown; angle?: unknown; stops?: unknown }
  if (paint.type === 'solid') return isColour(paint.colour)
  if (paint.type === 'radial') return areStops(paint.stops)
  return (
    paint.type === 'linear' && typeof paint.angle === 'number' && Number.isFinite(paint.angle) && areStops(paint.stops)
  )
}
