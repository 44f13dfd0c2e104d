import { z } from 'zod'

/** Names that people search colours by. */
export const colourFamilies = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const
export const colourFamily = z.enum(colourFamilies)
export type ColourFamily = z.infer<typeof colourFamily>
