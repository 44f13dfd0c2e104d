import { converter } from 'culori'
import type { ColourFamily } from '../../contract/designs/storeDesign.ts'

const toOklch = converter('oklch')

/** Where families begin, in degrees of hue of OKLCH. */
const wheel: readonly (readonly [from: number, family: ColourFamily])[] = [
  [345, 'pink'],
  [285, 'purple'],
  [225, 'blue'],
  [170, 'teal'],
  [118, 'green'],
  [72, 'yellow'],
  [44, 'orange'],
  [6, 'red'],
  [0, 'pink'],
]

/** @param colour `#rrggbb` */
export function colourFamily(colour: string): ColourFamily {
  const found = toOklch(colour)
  if (!found) return 'grey'
  const { l, c, h = 0 } = found
  if (l < 0.22) return 'black'
  if (c < 0.035) return l > 0.9 ? 'white' : 'grey'
  const family = wheel.find(([from]) => h >= from)?.[1] ?? 'red'
  // Dark oranges and yellows are called brown.
  return l < 0.55 && (family === 'orange' || family === 'yellow') ? 'brown' : family
}
