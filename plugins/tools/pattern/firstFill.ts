import type { Colour, PatternFill } from '../../../engine/index.ts'

/** A pattern as it comes over a cloth that had none: a shade of the cloth, lighter on a dark one and darker on a light one. */
export const firstFill = (cloth: Colour): Omit<PatternFill, 'id'> => ({
  scale: 1,
  turn: 0,
  opacity: 0.25,
  tint: brightness(cloth) > 140 ? '#15161A' : '#FFFFFF',
})

/** 0–255, as an eye weighs red, green and blue. */
function brightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
