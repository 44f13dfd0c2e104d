import type { Slot } from '../../../engine/plugin.ts'
import { digits, line, slot } from '../../blocks/slots.ts'

/** In mm. In front all of it lies above the pocket, at the back below the fall of the hood. */
export const hoodieSlots: readonly Slot[] = [
  slot('teamName', 'text', 'front.centreChest', [0, -26], [236, 46], line(8, 18, { perSize: 12 })),
  slot('sponsor', 'sponsor', 'front.centreChest', [0, 30], [240, 52]),
  slot('frontNumber', 'number', 'front.centreChest', [0, 88], [180, 64], digits(null, 4)),
  slot('logo', 'logo', 'front.leftChest', [0, -12], [76, 80]),
  slot('frontImage', 'image', 'front.centreChest', [0, 20], [260, 180]),
  slot('pocketText', 'text', 'pocket.centre', [0, -34], [150, 44], line(10, 14, { perSize: 4 })),
  slot(
    'playerName',
    'text',
    'back.centreShoulders',
    [0, -20],
    [340, 50],
    line(22, 22, { perSize: 10, narrowest: 0.75, apart: { slot: 'backNumber', min: 20 } }),
  ),
  slot('backNumber', 'number', 'back.centreShoulders', [0, 152], [320, 140], digits(null, 6)),
  slot('backText', 'text', 'back.centreShoulders', [0, 412], [280, 36], line(14, 18, { perSize: 12 })),
  slot('backImage', 'image', 'back.centreBack', [0, -10], [300, 250]),
  slot('sleeveLogo', 'logo', 'sleeveLeft.centre', [0, 20], [60, 60]),
]
