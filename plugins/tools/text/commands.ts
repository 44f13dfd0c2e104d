import {
  type DraftDocument,
  defineCommand,
  type EditContext,
  editLayer,
  fontBook,
  fontId,
  type LayerFields,
  type LayerTarget,
  layerOf,
  layerTarget,
  mm,
  paintPayload,
  type Refusal,
  refused,
  removeLayer,
  z,
} from '../../../engine/index.ts'
import { asLine } from './asLine.ts'
import { arc, letterSpacing, outlines, shadow, shadowIn } from './effects.ts'
import { kinds } from './kinds.ts'

const words = z.string().max(300)
/** A cap height that can be cut and that fits a back, in mm. */
const height = z.number().min(5).max(400)
const width = z.number().min(10).max(1000)
/** Farther from its anchor nothing lies on a panel, in mm. */
const offset = z.number().min(-1500).max(1500)
const turn = z.number().min(-360).max(360)

export const setWords = defineCommand({
  type: 'text.setWords',
  payload: z.object({ ...layerTarget, words }),
  edit: (draft, payload, context) => {
    const text = asLine(payload.words)
    return text === '' ? refused('words-missing') : write(draft, payload, { text }, context)
  },
})

/** Moves and turns; what is not given stays. */
export const setPlace = defineCommand({
  type: 'text.setPlace',
  payload: z.object({ ...layerTarget, x: offset.optional(), y: offset.optional(), turn: turn.optional() }),
  edit(draft, payload, context) {
    const place = layerOf(draft, payload)?.place
    if (!place) return refused('layer-missing')
    const { x = place.x, y = place.y, turn: turned = place.turn } = payload
    return write(draft, payload, { place: { ...place, x: mm(x), y: mm(y), turn: turned } }, context)
  },
})

/** Height of the capitals and the width to fit into; `null` is as wide as it comes. What is not given stays. */
export const setSize = defineCommand({
  type: 'text.setSize',
  payload: z.object({ ...layerTarget, height: height.optional(), width: width.nullable().optional() }),
  edit(draft, payload, context) {
    const size = layerOf(draft, payload)?.size
    if (!size) return refused('layer-missing')
    const next = {
      height: payload.height === undefined ? size.height : mm(payload.height),
      width: payload.width === undefined ? size.width : payload.width === null ? null : mm(payload.width),
    }
    return write(draft, payload, { size: next }, context)
  },
})

export const setFont = defineCommand({
  type: 'text.setFont',
  payload: z.object({ ...layerTarget, font: z.string().min(1).max(64) }),
  edit(draft, payload, context) {
    const isKnown = fontBook.some(entry => entry.id === payload.font)
    return isKnown ? write(draft, payload, { font: fontId(payload.font) }, context) : refused('font-missing')
  },
})

export const setPaint = defineCommand({
  type: 'text.setPaint',
  payload: z.object({ ...layerTarget, paint: paintPayload }),
  edit: (draft, payload, context) => write(draft, payload, { paint: payload.paint }, context),
})

/** The outline next to the letters and the one round it. */
export const setOutlines = defineCommand({
  type: 'text.setOutlines',
  payload: z.object({ ...layerTarget, outlines }),
  edit: (draft, payload, context) => write(draft, payload, { outlines: payload.outlines }, context),
})

export const setSpacing = defineCommand({
  type: 'text.setSpacing',
  payload: z.object({ ...layerTarget, letterSpacing }),
  edit: (draft, payload, context) => write(draft, payload, { letterSpacing: payload.letterSpacing }, context),
})

/** Bends the line over so many degrees of a circle, downwards when negative. */
export const setArc = defineCommand({
  type: 'text.setArc',
  payload: z.object({ ...layerTarget, arc }),
  edit: (draft, payload, context) => write(draft, payload, { arc: payload.arc }, context),
})

/** `null` casts none. */
export const setShadow = defineCommand({
  type: 'text.setShadow',
  payload: z.object({ ...layerTarget, shadow: shadow.nullable() }),
  edit: (draft, payload, context) =>
    write(draft, payload, { shadow: shadowIn(payload.version, payload.shadow) }, context),
})

/** Takes it off the kit. The goalkeeper's version only hides it: the players keep theirs. */
export const remove = defineCommand({
  type: 'text.remove',
  payload: z.object(layerTarget),
  edit: (draft, payload, context) => removeLayer(draft, { ...payload, kinds }, context),
})

const write = (
  draft: DraftDocument,
  { layer, version }: LayerTarget,
  fields: Partial<LayerFields>,
  context: EditContext,
): Refusal | undefined => editLayer(draft, { layer, version, kinds }, fields, context)
