/** One stroke of a pen, in mm: move, line, quadratic, cubic, close. */
export type PathSegment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

export type Path = readonly PathSegment[]

/** `[a, b, c, d, e, f]` as in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** On a panel, in mm; y grows downwards. For shirts the origin is the centre line at the height of the shoulder's high point. */
export type Point = readonly [x: number, y: number]

/** The `d` of an SVG path, to a thousandth of a millimetre. */
export const pathData = (path: Path): string =>
  path.map(([command, ...numbers]) => command + numbers.map(rounded).join(' ')).join('')

/** A number as text, to three decimals and without a minus zero. */
export const rounded = (value: number): string => String(Math.round(value * 1000) / 1000 || 0)
