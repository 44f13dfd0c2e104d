import {
  baseSize,
  defineCommand,
  layerId,
  layerInSlot,
  mm,
  newLayer,
  paintPayload,
  refused,
  shownOptions,
  z,
} from '../../../engine/index.ts'
import { asLine } from './asLine.ts'
import { freeSpot } from './freeSpot.ts'

/** Puts a text into a slot, for both versions. Where one is in it already, it comes to the nearest spot in the column where nothing is. */
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
    const lying = layerInSlot(draft, garment, payload.slot)
    if ('reason' in lying) return lying
    const { panels } = garment.pattern(baseSize, shownOptions({ document: draft, garment }, 'player', null))
    const panel = panels.find(({ id: known }) => known === lying.place.panel)
    const below = panel ? freeSpot(draft, panel, payload.slot, lying) : 0
    const place = { ...lying.place, y: mm(lying.place.y + below) }
    draft.layers[id] = newLayer({ kind: 'text', text, paint: payload.paint, ...lying, place })
    return undefined
  },
})
