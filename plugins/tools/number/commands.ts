import {
  type DraftDocument,
  defineCommand,
  type EditContext,
  editLayer,
  fontBook,
  fontId,
  isColour,
  type LayerFields,
  type LayerTarget,
  layerId,
  layerOf,
  layerTarget,
  mm,
  paintPayload,
  recordKey,
  refused,
  removeLayer,
  whyNoLayer,
  z,
} from '../../../engine/index.ts'
import { readDigits } from './digits.ts'

const kinds = ['number']

export const setDigits = defineCommand({
  type: 'number.setDigits',
  payload: z.object({ ...layerTarget, digits: z.string().max(64) }),
  edit(draft, payload, context) {
    const digits = readDigits(payload.digits)
    return digits === null ? refused('digits-invalid') : write(draft, payload, { text: digits }, context)
  },
})

/** Of the figures, in mm: from what can be cut to what fits a back. */
export const setHeight = defineCommand({
  type: 'number.setHeight',
  payload: z.object({ ...layerTarget, height: z.number().min(20).max(400) }),
  edit(draft, payload, context) {
    const size = layerOf(draft, payload)?.size
    if (!size) return refused('layer-missing')
    return write(draft, payload, { size: { ...size, height: mm(payload.height) } }, context)
  },
})

export const setFont = defineCommand({
  type: 'number.setFont',
  payload: z.object({ ...layerTarget, font: z.string().min(1).max(64) }),
  edit(draft, payload, context) {
    const isKnown = fontBook.some(entry => entry.id === payload.font)
    return isKnown ? write(draft, payload, { font: fontId(payload.font) }, context) : refused('font-missing')
  },
})

export const setPaint = defineCommand({
  type: 'number.setPaint',
  payload: z.object({ ...layerTarget, paint: paintPayload }),
  edit: (draft, payload, context) => write(draft, payload, { paint: payload.paint }, context),
})

/** The one next to the figures first; widths in mm. */
export const setOutlines = defineCommand({
  type: 'number.setOutlines',
  payload: z.object({
    ...layerTarget,
    outlines: z
      .array(z.object({ colour: z.custom<string>(isColour), width: z.number().min(0).max(40).transform(mm) }))
      .max(2),
  }),
  edit: (draft, payload, context) => write(draft, payload, { outlines: payload.outlines }, context),
})

/** Gives the goalkeeper's number back what the players' one has. */
export const sameAsPlayers = defineCommand({
  type: 'number.sameAsPlayers',
  payload: z.object({ layer: layerTarget.layer }),
  edit(draft, payload, { touch }) {
    const refusal = whyNoLayer(draft, { ...payload, kinds })
    if (refusal) return refusal
    const overrides = draft.goalkeeper.layers[layerId(payload.layer)]
    const own = Object.entries(overrides ?? {}).flatMap(([name, value]) => (value === null ? [] : [name]))
    if (own.length === 0) return refused('nothing-changes')
    draft.goalkeeper.layers[layerId(payload.layer)] = Object.fromEntries(own.map(name => [name, null]))
    touch(recordKey({ kind: 'layer', id: payload.layer, goalkeeper: true }), ...own)
    return undefined
  },
})

/** Takes it off the kit. The goalkeeper's version only hides it: the players keep theirs. */
export const remove = defineCommand({
  type: 'number.remove',
  payload: z.object(layerTarget),
  edit: (draft, payload, context) => removeLayer(draft, { ...payload, kinds }, context),
})

const write = (
  draft: DraftDocument,
  { layer, version }: LayerTarget,
  fields: Partial<LayerFields>,
  context: EditContext,
) => editLayer(draft, { layer, version, kinds }, fields, context)
