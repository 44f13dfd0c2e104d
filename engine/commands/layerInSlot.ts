import type { DraftDocument } from '../document/draftDocument.ts'
import type { LayerFields } from '../document/fields.ts'
import { mm } from '../document/millimetres.ts'
import { inOrder, orderAfter } from '../document/order.ts'
import { baseSize } from '../document/sizes.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import { shownOptions } from '../garment/shownFields.ts'
import { type Refusal, refused } from './command.ts'

type SlotFields = Pick<LayerFields, 'slot' | 'place' | 'size' | 'order'>

/**
 * Where a new layer lies that is put into a slot of the garment, on top of all others. Refused with `slot-missing`
 * where the cut has no such slot.
 */
export function layerInSlot(draft: DraftDocument, garment: GarmentPlugin, slotId: string): SlotFields | Refusal {
  const options = shownOptions({ document: draft, garment }, 'player', null)
  const slot = garment.slots(garment.pattern(baseSize, options)).find(({ id }) => id === slotId)
  if (!slot) return refused('slot-missing')
  const [x, y] = slot.offset
  return {
    slot: slot.id,
    place: { panel: slot.panel, anchor: slot.anchor, x: mm(x), y: mm(y), turn: 0 },
    size: { width: slot.size.width === null ? null : mm(slot.size.width), height: mm(slot.size.height) },
    order: orderAfter(inOrder(draft.layers).at(-1)?.[1].order ?? null),
  }
}
