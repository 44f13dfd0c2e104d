import {
  defineCommand,
  fontBook,
  fontId,
  isColour,
  layerId,
  mm,
  paintPayload,
  recordKey,
  refused,
  z,
} from '../../../engine/index.ts'
import { readDigits } from './digits.ts'
import { numberOf, target, whyNot, write } from './target.ts'

export const setDigits = defineCommand({
  type: 'number.setDigits',
  payload: z.object({ ...target, digits: z.string().max(64) }),
  edit(draft, payload, context) {
    const digits = readDigits(payload.digits)
    return digits === null ? refused('digits-invalid') : write(draft, payload, { text: digits }, context)
  },
})

/** Of the figures, in mm: from what can be cut to what fits a back. */
export const setHeight = defineCommand({
  type: 'number.setHeight',
  payload: z.object({ ...target, height: z.number().min(20).max(400) }),
  edit(draft, payload, context) {
    const size = numberOf(draft, payload)?.size
    if (!size) return refused('layer-missing')
    return write(draft, payload, { size: { ...size, height: mm(payload.height) } }, context)
  },
})

export const setFont = defineCommand({
  type: 'number.setFont',
  payload: z.object({ ...target, font: z.string().min(1).max(64) }),
  edit(draft, payload, context) {
    const isKnown = fontBook.some(entry => entry.id === payload.font)
    return isKnown ? write(draft, payload, { font: fontId(payload.font) }, context) : refused('font-missing')
  },
})

export const setPaint = defineCommand({
  type: 'number.setPaint',
  payload: z.object({ ...target, paint: paintPayload }),
  edit: (draft, payload, context) => write(draft, payload, { paint: payload.paint }, context),
})

/** The one next to the figures first; widths in mm. */
export const setOutlines = defineCommand({
  type: 'number.setOutlines',
  payload: z.object({
    ...target,
    outlines: z
      .array(z.object({ colour: z.custom<string>(isColour), width: z.number().min(0).max(40).transform(mm) }))
      .max(2),
  }),
  edit: (draft, payload, context) => write(draft, payload, { outlines: payload.outlines }, context),
})

/** Gives the goalkeeper's number back what the players' one has. */
export const sameAsPlayers = defineCommand({
  type: 'number.sameAsPlayers',
  payload: z.object({ layer: target.layer }),
  edit(draft, payload, { touch }) {
    const refusal = whyNot(draft, payload.layer)
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
  payload: z.object(target),
  edit(draft, payload, context) {
    if (payload.version === 'goalkeeper') return write(draft, payload, { hidden: true }, context)
    const refusal = whyNot(draft, payload.layer)
    if (refusal) return refusal
    delete draft.layers[layerId(payload.layer)]
    return undefined
  },
})
