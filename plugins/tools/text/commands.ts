import {
  type DraftDocument,
  defineCommand,
  type EditContext,
  fontBook,
  fontId,
  isColour,
  isPaint,
  type LayerFields,
  layerId,
  mm,
  type Outline,
  type Paint,
  type Refusal,
  recordKey,
  refused,
  z,
} from '../../../engine/index.ts'

const layer = z.string().min(1).max(64)
const words = z.string().max(300)
/** A cap height that can be cut and that fits a back, in mm. */
const height = z.number().min(5).max(400)
const width = z.number().min(10).max(1000)
/** Farther from its anchor nothing lies on a panel, in mm. */
const offset = z.number().min(-1500).max(1500)
const turn = z.number().min(-360).max(360)

export const setWords = defineCommand({
  type: 'text.setWords',
  payload: z.object({ layer, words }),
  edit: (draft, payload, context) => {
    const text = asLine(payload.words)
    return text === '' ? refused('words-missing') : write(draft, payload.layer, { text }, context)
  },
})

/** Moves and turns; what is not given stays. */
export const setPlace = defineCommand({
  type: 'text.setPlace',
  payload: z.object({ layer, x: offset.optional(), y: offset.optional(), turn: turn.optional() }),
  edit(draft, payload, context) {
    const place = draft.layers[layerId(payload.layer)]?.place
    if (!place) return refused('layer-missing')
    const { x = place.x, y = place.y, turn: turned = place.turn } = payload
    return write(draft, payload.layer, { place: { ...place, x: mm(x), y: mm(y), turn: turned } }, context)
  },
})

/** Height of the capitals and the width to fit into; `null` is as wide as it comes. What is not given stays. */
export const setSize = defineCommand({
  type: 'text.setSize',
  payload: z.object({ layer, height: height.optional(), width: width.nullable().optional() }),
  edit(draft, payload, context) {
    const size = draft.layers[layerId(payload.layer)]?.size
    if (!size) return refused('layer-missing')
    const next = {
      height: payload.height === undefined ? size.height : mm(payload.height),
      width: payload.width === undefined ? size.width : payload.width === null ? null : mm(payload.width),
    }
    return write(draft, payload.layer, { size: next }, context)
  },
})

export const setFont = defineCommand({
  type: 'text.setFont',
  payload: z.object({ layer, font: z.string().min(1).max(64) }),
  edit(draft, payload, context) {
    const isKnown = fontBook.some(entry => entry.id === payload.font)
    return isKnown ? write(draft, payload.layer, { font: fontId(payload.font) }, context) : refused('font-missing')
  },
})

export const setPaint = defineCommand({
  type: 'text.setPaint',
  payload: z.object({ layer, paint: z.custom<Paint>(isPaint) }),
  edit: (draft, payload, context) => write(draft, payload.layer, { paint: payload.paint }, context),
})

export const setOutlines = defineCommand({
  type: 'text.setOutlines',
  payload: z.object({
    layer,
    outlines: z.array(z.object({ colour: z.custom<string>(isColour), width: z.number().min(0).max(40) })).max(2),
  }),
  edit(draft, payload, context) {
    const outlines = payload.outlines.map((outline): Outline => ({ ...outline, width: mm(outline.width) }))
    return write(draft, payload.layer, { outlines }, context)
  },
})

export const setSpacing = defineCommand({
  type: 'text.setSpacing',
  payload: z.object({ layer, letterSpacing: z.number().min(-20).max(100) }),
  edit: (draft, payload, context) => write(draft, payload.layer, { letterSpacing: payload.letterSpacing }, context),
})

export const remove = defineCommand({
  type: 'text.remove',
  payload: z.object({ layer }),
  edit(draft, payload) {
    const refusal = whyNot(draft, payload.layer)
    if (refusal) return refusal
    delete draft.layers[layerId(payload.layer)]
    return undefined
  },
})

/** A text is one line: breaks and other control characters become spaces. */
export const asLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

function write(
  draft: DraftDocument,
  id: string,
  fields: Partial<LayerFields>,
  { touch }: EditContext,
): Refusal | undefined {
  const refusal = whyNot(draft, id)
  if (refusal) return refusal
  Object.assign(draft.layers[layerId(id)] ?? {}, fields)
  touch(recordKey({ kind: 'layer', id, goalkeeper: false }), ...Object.keys(fields))
  return undefined
}

function whyNot(draft: DraftDocument, id: string): Refusal | null {
  const fields = draft.layers[layerId(id)]
  if (!fields) return refused('layer-missing')
  if (fields.kind !== 'text') return refused('not-a-text')
  return fields.locked ? refused('layer-locked') : null
}
