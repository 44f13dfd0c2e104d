import {
  type DraftDocument,
  defineCommand,
  layerId,
  layerInSlot,
  newLayer,
  paintPayload,
  refused,
  z,
} from '../../../engine/index.ts'
import { asLine } from './asLine.ts'

/** Puts a text into a slot, for both versions. Where texts are in it already, it comes below them. */
export const add = defineCommand({
  type: 'text.add',
  payload: z.object({
    layer: z.string().min(1).max(64),
    words: z.string().max(300),
    slot: z.string().min(1).max(64),
    paint: paintPayload,
  }),
  edit(draft, payload, { garment }) {
    const id = layerId(payload.layer)
    if (draft.layers[id]) return refused('layer-exists')
    const text = asLine(payload.words)
    if (text === '') return refused('words-missing')
    const first = layerInSlot(draft, garment, payload.slot)
    if ('reason' in first) return first
    const below = countIn(draft, payload.slot) * first.size.height * lineHeight
    const lying = layerInSlot(draft, garment, payload.slot, below)
    if ('reason' in lying) return lying
    draft.layers[id] = newLayer({ kind: 'text', text, paint: payload.paint, ...lying })
    return undefined
  },
})

/** Of the cap height: enough for the signs below and above a Khmer line. */
const lineHeight = 1.9

const countIn = (draft: DraftDocument, slot: string): number =>
  Object.values(draft.layers).filter(layer => layer.slot === slot).length
