import {
  defineCommand,
  isPaint,
  layerId,
  layerInSlot,
  newLayer,
  type Paint,
  refused,
  z,
} from '../../../engine/index.ts'
import { readDigits } from './digits.ts'

/** Places of a kit that bear a number, each of them one. */
export const numberSlots = ['frontNumber', 'backNumber', 'shortsNumber'] as const

/** Puts a number into its place on both versions. `digits` is the sample that players' own numbers stand in for. */
export const add = defineCommand({
  type: 'number.add',
  payload: z.object({
    layer: z.string().min(1).max(64),
    slot: z.enum(numberSlots),
    digits: z.string().max(64),
    paint: z.custom<Paint>(isPaint),
  }),
  edit(draft, payload, { garment }) {
    const id = layerId(payload.layer)
    if (draft.layers[id]) return refused('layer-exists')
    const digits = readDigits(payload.digits)
    if (digits === null) return refused('digits-invalid')
    const isTaken = Object.values(draft.layers).some(({ kind, slot }) => kind === 'number' && slot === payload.slot)
    if (isTaken) return refused('slot-taken')
    const placed = layerInSlot(draft, garment, payload.slot)
    if ('reason' in placed) return placed
    draft.layers[id] = newLayer({ kind: 'number', text: digits, paint: payload.paint, ...placed })
    return undefined
  },
})
