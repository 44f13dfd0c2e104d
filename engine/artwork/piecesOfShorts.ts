import type { PanelId } from '../document/ids.ts'
import type { Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'

/** The pieces of the shorts: all that is sewn, over however many seams, to the one with the shorts' number. */
export function piecesOfShorts(garment: GarmentPlugin, pattern: Pattern): ReadonlySet<PanelId> {
  const slots = garment.slots(pattern).filter(({ id }) => id === 'shortsNumber')
  const found = new Set(slots.map(({ panel }) => panel))
  for (const panel of found) {
    for (const { a, b } of pattern.seams) {
      if (a.panel === panel) found.add(b.panel)
      if (b.panel === panel) found.add(a.panel)
    }
  }
  return found
}
