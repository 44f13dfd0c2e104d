import { type ComposedPanel, type Composition, composePanels } from '../artwork/composePanel.ts'
import { shownOptions } from '../artwork/shownFields.ts'
import type { PanelId } from '../document/ids.ts'
import type { Size } from '../document/sizes.ts'
import type { Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin } from '../plugins/garmentPlugin.ts'

/** A composed panel and the size that it is drafted in. */
export interface SizedPanel extends ComposedPanel {
  readonly size: Size
}

/** What a design puts on every panel, the shorts in the size that the player has chosen for them. */
export function composeSizes(composition: Composition): readonly SizedPanel[] {
  const { garment, player, size, version } = composition
  const shortsSize = player?.shortsSize ?? size
  const composed = composePanels(composition).map(panel => ({ ...panel, size }))
  if (shortsSize === size) return composed
  const pattern = garment.pattern(size, shownOptions(composition, version, player))
  const shorts = shortsOf(garment, pattern)
  const others = composePanels({ ...composition, size: shortsSize }).map(panel => ({ ...panel, size: shortsSize }))
  const inShortsSize = new Map(others.map(other => [other.panel.id, other]))
  return composed.map(own => (shorts.has(own.panel.id) && inShortsSize.get(own.panel.id)) || own)
}

/** The pieces of the shorts: all that is sewn, over however many seams, to the one with the shorts' number. */
function shortsOf(garment: GarmentPlugin, pattern: Pattern): ReadonlySet<PanelId> {
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
