import {
  defineCommand,
  drawLettering,
  inOrder,
  layerId,
  layerInSlot,
  layerTarget,
  newLayer,
  paintPayload,
  refused,
  removeLayer,
  type ToolPlugin,
  whyNoLayer,
  z,
} from '../../../engine/plugin.ts'
import { readDigits } from './digits.ts'
import { link, numberFields, setLinked } from './linkedNumbers.ts'

/** Places of a kit that bear a number, each of them one. */
const numberSlots: readonly string[] = ['frontNumber', 'backNumber', 'shortsNumber']

export const isNumberSlot = (slot: string): boolean => numberSlots.includes(slot)

/** Kinds of layers that the commands of numbers are for. */
const kinds = ['number']

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
    // It follows the others where they follow each other.
    if (others.length > 0 && others.every(other => numberFields.of(other).linked))
      return numberFields.edit(draft, { layer: id, version: 'player' }, { linked: true })
    return undefined
  },
})

/** Gives the goalkeeper's number back what the players' one has. */
export const sameAsPlayers = defineCommand({
  type: 'number.sameAsPlayers',
  payload: z.object({ layer: layerTarget.layer }),
  edit(draft, payload) {
    const refusal = whyNoLayer(draft, { ...payload, kinds })
    if (refusal) return refusal
    const overrides = draft.goalkeeper.layers[layerId(payload.layer)]
    const own = Object.entries(overrides ?? {}).flatMap(([name, value]) => (value === null ? [] : [name]))
    if (own.length === 0) return refused('nothing-changes')
    draft.goalkeeper.layers[layerId(payload.layer)] = Object.fromEntries(own.map(name => [name, null]))
  },
})

/** Takes it off the kit. The goalkeeper's version only hides it: the players keep theirs. */
export const remove = defineCommand({
  type: 'number.remove',
  payload: z.object(layerTarget),
  edit: (draft, payload) => removeLayer(draft, { ...payload, kinds }),
})

export const numberTool: ToolPlugin = {
  kind: 'tool',
  id: 'number',
  icon: 'hash',
  shortcut: 'n',
  appliesTo: () => true,
  commands: [add, sameAsPlayers, remove, link, setLinked],
  fields: {
    text: { done: 'setDigits', read: digits => readDigits(digits) ?? refused('digits-invalid') },
    font: {},
    size: { done: 'setHeight' },
    paint: {},
    outlines: {},
  },
  own: numberFields,
  layerKinds: ['number'],
  draw: drawLettering,
}
