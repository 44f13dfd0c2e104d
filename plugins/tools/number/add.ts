import {
  defineCommand,
  inOrder,
  layerId,
  layerInSlot,
  newLayer,
  paintPayload,
  refused,
  z,
} from '../../../engine/index.ts'
import { readDigits } from './digits.ts'

/** Places of a kit that bear a number, each of them one. */
const numberSlots: readonly string[] = ['frontNumber', 'backNumber', 'shortsNumber']

export const isNumberSlot = (slot: string): boolean => numberSlots.includes(slot)

/** Puts a number into its place on both versions. `digits` is the sample that players' own numbers stand in for. */
export const add = defineCommand({
  type: 'number.add',
  payload: z.object({
    layer: z.string().min(1).max(64),
    slot: z.string().refine(isNumberSlot),
    digits: z.string().max(64),
    paint: paintPayload,
  }),
  edit(draft, payload, { garment }) {
    const id = layerId(payload.layer)
    if (draft.layers[id]) return refused('layer-exists')
    const digits = readDigits(payload.digits)
    if (digits === null) return refused('digits-invalid')
    const others = inOrder(draft.layers).flatMap(([, other]) => (other.kind === 'number' ? [other] : []))
    if (others.some(({ slot }) => slot === payload.slot)) return refused('slot-taken')
    const placed = layerInSlot(draft, garment, payload.slot)
    if ('reason' in placed) return placed
    // The numbers of a kit are of one face until somebody wants it otherwise.
    const font = others[0]?.font ?? null
    draft.layers[id] = newLayer({ kind: 'number', text: digits, paint: payload.paint, font, ...placed })
    return undefined
  },
})
