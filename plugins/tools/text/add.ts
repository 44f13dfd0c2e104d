import {
  baseSize,
  type DraftDocument,
  defineCommand,
  inOrder,
  isPaint,
  layerId,
  mm,
  newLayer,
  orderAfter,
  type Paint,
  refused,
  type Slot,
  shownOptions,
  z,
} from '../../../engine/index.ts'
import { asLine } from './commands.ts'

/** Puts a text into a slot. Where texts are in it already, it comes below them. */
export const add = defineCommand({
  type: 'text.add',
  payload: z.object({
    layer: z.string().min(1).max(64),
    words: z.string().max(300),
    slot: z.string().min(1).max(64),
    paint: z.custom<Paint>(isPaint),
  }),
  edit(draft, payload, { garment }) {
    const id = layerId(payload.layer)
    if (draft.layers[id]) return refused('layer-exists')
    const text = asLine(payload.words)
    if (text === '') return refused('words-missing')
    const options = shownOptions({ document: draft, garment }, 'player', null)
    const slot = garment.slots(garment.pattern(baseSize, options)).find(candidate => candidate.id === payload.slot)
    if (!slot) return refused('slot-missing')
    draft.layers[id] = newLayer({ kind: 'text', text, paint: payload.paint, ...placeIn(slot, draft) })
    return undefined
  },
})

/** Of the cap height: enough for the signs below and above a Khmer line. */
const lineHeight = 1.9

function placeIn(slot: Slot, draft: DraftDocument) {
  const others = Object.values(draft.layers).filter(layer => layer.slot === slot.id)
  const last = inOrder(draft.layers).at(-1)?.[1].order ?? null
  const [x, y] = slot.offset
  return {
    slot: slot.id,
    place: {
      panel: slot.panel,
      anchor: slot.anchor,
      x: mm(x),
      y: mm(y + others.length * slot.size.height * lineHeight),
      turn: 0,
    },
    size: { width: slot.size.width === null ? null : mm(slot.size.width), height: mm(slot.size.height) },
    order: orderAfter(last),
  }
}
