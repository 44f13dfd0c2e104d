import type { Slot } from '../../../engine/plugin.ts'
import { digits, line, nameAboveNumber, slot } from '../../blocks/slots.ts'

/** In mm. The chest is narrow between the armholes, so that names lie lower than on a shirt with sleeves. */
export const sleevelessShirtSlots: readonly Slot[] = [
  slot('teamName', 'text', 'front.centreChest', [0, -16], [226, 46], line(8, 26, { perSize: 10 })),
  slot('sponsor', 'sponsor', 'front.centreChest', [0, 60], [230, 60]),
  slot('frontNumber', 'number', 'front.centreChest', [0, 158], [220, 110], digits([100, 150], 10)),
  slot('logo', 'logo', 'front.leftChest', [-6, 34], [52, 56]),
  slot('frontText', 'text', 'front.centreChest', [0, 254], [240, 30], line(12, 16, { perSize: 12 })),
  slot('frontImage', 'image', 'front.centreFront', [0, 20], [260, 280]),
  nameAboveNumber([0, 60], [156, 46], [20, 20, 8]),
  slot('backNumber', 'number', 'back.centreShoulders', [0, 286], [320, 250], digits([250, 350], 14)),
  slot('backText', 'text', 'back.centreShoulders', [0, 456], [260, 34], line(16, 20, { perSize: 14 })),
  slot('backImage', 'image', 'back.centreBack', [0, 120], [250, 280]),
]
