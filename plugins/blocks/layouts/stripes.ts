import {
  centreBand,
  centreLines,
  chestBand,
  chestLines,
  finePinstripes,
  hoopLines,
  hoops,
  pinstripes,
  vertical,
  verticalLines,
  zigzag,
  zigzagLines,
} from './bands.ts'
import type { Drawing } from './cloth.ts'
import { fade, fadeFromTop, halftone, halftoneFromTop } from './fades.ts'
import { diamonds, halves, halvesLine, quarters, quartersCross, smallDiamonds, yoke, yokeLines } from './quarters.ts'
import { chevron, chevronLines, rayLines, rays, sash, sashLines, slash, slashLines } from './slants.ts'

/** The layouts of the stripe, and what the secondary stripe adds to each. */
export const stripeLayouts: Readonly<Record<string, { readonly main: Drawing; readonly second: Drawing }>> = {
  vertical: { main: vertical, second: verticalLines },
  hoops: { main: hoops, second: hoopLines },
  sash: { main: sash, second: sashLines },
  halves: { main: halves, second: halvesLine },
  quarters: { main: quarters, second: quartersCross },
  chevron: { main: chevron, second: chevronLines },
  pinstripes: { main: pinstripes, second: finePinstripes },
  centreBand: { main: centreBand, second: centreLines },
  chestBand: { main: chestBand, second: chestLines },
  yoke: { main: yoke, second: yokeLines },
  slash: { main: slash, second: slashLines },
  zigzag: { main: zigzag, second: zigzagLines },
  diamonds: { main: diamonds, second: smallDiamonds },
  rays: { main: rays, second: rayLines },
  halftone: { main: halftone, second: halftoneFromTop },
  fade: { main: fade, second: fadeFromTop },
}
