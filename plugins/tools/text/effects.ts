import { isColour, mm, type Shadow, type Version, z } from '../../../engine/index.ts'

const colour = z.custom<string>(isColour)
const millimetres = (least: number, most: number) => z.number().min(least).max(most).transform(mm)

/** The one next to the letters first; widths in mm. */
export const outlines = z.array(z.object({ colour, width: millimetres(0, 40) })).max(2)

/** Between letters, in mm. */
export const letterSpacing = z.number().min(-20).max(100)

/** Degrees of a circle. */
export const arc = z.number().min(-180).max(180)

/** `x` and `y` in mm on the cloth, `opacity` 0–1. */
export const shadow = z.object({
  x: millimetres(-60, 60),
  y: millimetres(-60, 60),
  colour,
  opacity: z.number().min(0).max(1),
})

const noShadow: Shadow = { x: mm(0), y: mm(0), colour: '#000000', opacity: 0 }

/** In the goalkeeper's version `null` would be the players' shadow, so none at all is one that nobody sees. */
export const shadowIn = (version: Version, cast: Shadow | null): Shadow | null =>
  cast ?? (version === 'goalkeeper' ? noShadow : null)

export const isCast = (cast: Shadow | null): cast is Shadow => cast !== null && cast.opacity > 0
