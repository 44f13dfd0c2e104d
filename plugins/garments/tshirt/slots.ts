import type { Slot } from '../../../engine/plugin.ts'
import { digits, line, slot, usualBackSlots } from '../../blocks/slots.ts'

/** In mm. On the back the name and what lies below it hang from one anchor, so that they keep their distance in every size. */
export const tshirtSlots: readonly Slot[] = [
  slot('teamName', 'text', 'front.centreChest', [0, -26], [280, 46], line(8, 26, { perSize: 14 })),
  slot('sponsor', 'sponsor', 'front.centreChest', [0, 56], [240, 64]),
  slot('frontNumber', 'number', 'front.centreChest', [0, 158], [220, 110], digits([100, 150], 10)),
  slot('logo', 'logo', 'front.leftChest', [0, -4], [76, 80]),
  slot('frontText', 'text', 'front.centreChest', [0, 254], [240, 30], line(12, 16, { perSize: 12 })),
  slot('frontImage', 'image', 'front.centreFront', [0, -20], [280, 320]),
  ...usualBackSlots,
  slot('sleeveLogo', 'logo', 'sleeveLeft.centre', [0, 0], [60, 60]),
]
