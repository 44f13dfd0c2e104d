import type { Pattern, Slot } from '../../../engine/plugin.ts'
import { digits, line, slot, slotsOn } from '../../blocks/slots.ts'

/** Of matches, in mm: how high names and numbers are from and to. */
const rules = { name: [50, 75], back: [250, 350], front: [100, 150] } as const

/**
 * Sizes in mm as on a match shirt. The name and what lies below it hang from one anchor, so that they keep their
 * distance in every size: 40 mm from the lowest ink of the name to the number, and to outlines of 15 mm round it.
 */
export const matchSlots: readonly Slot[] = [
  slot('teamName', 'text', 'front.centreChest', [0, -26], [280, 46], line(8, 26, { perSize: 14 })),
  slot('sponsor', 'sponsor', 'front.centreChest', [0, 56], [240, 64]),
  slot('frontNumber', 'number', 'front.centreChest', [0, 158], [220, 110], digits(rules.front, 10)),
  slot('logo', 'logo', 'front.leftChest', [0, -6], [70, 80]),
  slot('frontText', 'text', 'front.centreChest', [0, 254], [240, 30], line(12, 16, { perSize: 12 })),
  slot('frontImage', 'image', 'front.centreFront', [0, 20], [220, 220]),
  slot(
    'playerName',
    'text',
    'back.centreShoulders',
    [0, 0],
    [328, 60],
    line(30, 25, { perSize: 16, rule: rules.name, narrowest: 0.75, apart: { slot: 'backNumber', min: 40 } }),
  ),
  slot('backNumber', 'number', 'back.centreShoulders', [0, 240], [330, 260], digits(rules.back, 16)),
  slot('backText', 'text', 'back.centreShoulders', [0, 414], [260, 36], line(16, 20, { perSize: 14 })),
  slot('backImage', 'image', 'back.centreBack', [0, 30], [240, 240]),
  slot('shortsNumber', 'number', 'legLeft.frontHem', [0, -35], [150, 110], digits(rules.front, 6)),
  slot('shortsLogo', 'logo', 'legRight.frontHem', [0, -25], [55, 62]),
]

/** Where the seams of raglan sleeves run, the name has less room beside it. */
const betweenRaglans: readonly Slot[] = matchSlots.map(slot =>
  slot.id === 'playerName' ? { ...slot, size: { ...slot.size, width: 300 } } : slot,
)

/** The slots whose panels the cut has. */
export const soccerSlots = (pattern: Pattern): readonly Slot[] =>
  slotsOn(pattern, pattern.options.armhole === 'raglan' ? betweenRaglans : matchSlots)
