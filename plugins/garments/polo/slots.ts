import type { Slot } from '../../../engine/plugin.ts'
import { digits, line, slot, usualBackSlots } from '../../blocks/slots.ts'

/** In mm. In front what is wide lies below the placket, small things beside it. */
export const poloSlots: readonly Slot[] = [
  slot('teamName', 'text', 'front.centreChest', [0, 52], [280, 46], line(8, 26, { perSize: 14 })),
  slot('sponsor', 'sponsor', 'front.centreChest', [0, 130], [240, 64]),
  slot('frontNumber', 'number', 'front.centreChest', [0, 232], [220, 110], digits([100, 150], 10)),
  slot('logo', 'logo', 'front.leftChest', [0, 14], [76, 80]),
  slot('frontText', 'text', 'front.rightChest', [0, 14], [96, 24], line(6, 12, { perSize: 6 })),
  slot('frontImage', 'image', 'front.centreFront', [0, 30], [280, 260]),
  ...usualBackSlots,
  slot('sleeveLogo', 'logo', 'sleeveLeft.centre', [0, 0], [60, 60]),
]
