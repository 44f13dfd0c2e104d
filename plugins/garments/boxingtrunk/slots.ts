import type { Pattern, Slot } from '../../../engine/plugin.ts'
import { digits, line, slot, slotsOn } from '../../blocks/slots.ts'

/** Sizes in mm. What stands on the waistband keeps clear of lines along its edges. */
const slots: readonly Slot[] = [
  slot('waistText', 'text', 'waistband.centreFront', [0, -4], [250, 40], line(10, 18, { perSize: 8 })),
  slot('shortsNumber', 'number', 'legLeft.frontHem', [0, -35], [130, 90], digits(null, 4)),
  slot('shortsLogo', 'logo', 'legRight.frontHem', [0, -35], [80, 90]),
  slot('playerName', 'text', 'legLeft.backHem', [0, -20], [190, 34], line(12, 16, { perSize: 8, narrowest: 0.75 })),
  slot('sponsor', 'sponsor', 'legRight.backHem', [0, -30], [170, 60]),
]

/** The slots whose panels the cut has. */
export const trunkSlots = (pattern: Pattern): readonly Slot[] => slotsOn(pattern, slots)
