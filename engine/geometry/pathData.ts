import type { Path } from './path.ts'

/** The `d` of an SVG path, to a thousandth of a millimetre. */
export const pathData = (path: Path): string =>
  path.map(([letter, ...numbers]) => letter + numbers.map(rounded).join(' ')).join('')

/** A number as text, to three decimals and without a minus zero. */
export const rounded = (value: number): string => String(Math.round(value * 1000) / 1000 || 0)
