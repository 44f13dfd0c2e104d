import type { Slot } from '../../../engine/plugin.ts'
import { digits, line, nameAboveNumber, slot } from '../../blocks/slots.ts'

/** In mm. The shirt is short, so that what is printed sits higher than on others. */
export const boxyFitSlots: readonly Slot[] = [
  slot('teamName', 'text', 'front.centreChest', [0, -30], [330, 60], line(10, 30, { perSize: 14 })),
  slot('sponsor', 'sponsor', 'front.centreChest', [0, 56], [260, 64]),
  slot('frontNumber', 'number', 'front.centreChest', [0, 150], [240, 120], digits([100, 150], 10)),
  slot('logo', 'logo', 'front.leftChest', [0, -4], [76, 80]),
  slot('frontText', 'text', 'front.centreChest', [0, 250], [280, 34], line(12, 16, { perSize: 12 })),
  slot('frontImage', 'image', 'front.centreFront', [0, -20], [320, 300]),
  nameAboveNumber([0, 0], [360, 60]),
  slot('backNumber', 'number', 'back.centreShoulders', [0, 234], [340, 250], digits([250, 350], 14)),
  slot('backText', 'text', 'back.centreShoulders', [0, 400], [300, 36], line(16, 20, { perSize: 14 })),
  slot('backImage', 'image', 'back.centreBack', [0, 20], [340, 320]),
  slot('sleeveLogo', 'logo', 'sleeveLeft.centre', [0, 10], [60, 60]),
]
