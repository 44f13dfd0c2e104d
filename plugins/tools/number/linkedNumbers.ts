import {
  type Command,
  type DraftDocument,
  defineCommand,
  editLayer,
  fontId,
  inOrder,
  type LayerFields,
  type LayerId,
  type LayerTarget,
  layerId,
  layerSchemas,
  layerTarget,
  namedFont,
  refused,
  setLayer,
  toolFields,
  whyNoLayer,
  z,
} from '../../../engine/plugin.ts'
import { readDigits } from './digits.ts'

/** What a number has beyond the fields of all layers. */
export const numberFields = toolFields<{ readonly linked: boolean }>('number', {
  // Designs from before the link have numbers that may differ on purpose.
  linked: { schema: z.boolean(), initial: false },
})

const kinds = ['number']

const numbersOf = (draft: Pick<DraftDocument, 'layers'>): readonly LayerId[] =>
  inOrder(draft.layers).flatMap(([id, layer]) => (layer.kind === 'number' ? [id] : []))

/** Links all numbers of the kit, so that they look alike, or lets each look as it likes. */
export const link = defineCommand({
  type: 'number.link',
  payload: z.object({ on: z.boolean() }),
  edit(draft, { on }) {
    const ids = numbersOf(draft)
    if (ids.length < 2) return refused('nothing-changes')
    for (const id of ids) {
      const refusal = numberFields.edit(draft, { layer: id, version: 'player', kinds }, { linked: on })
      if (refusal) return refusal
    }
    return undefined
  },
})

const numberStyle = z
  .object({
    text: layerSchemas.text,
    font: layerSchemas.font,
    paint: layerSchemas.paint,
    outlines: layerSchemas.outlines,
  })
  .partial()

/** What linked numbers have alike. How high each stands is its own. */
export type NumberStyle = z.output<typeof numberStyle>

/** Makes a number and all that are linked with it look alike, by one step. */
export const setLinked = defineCommand({
  type: 'number.setLinked',
  payload: z.object({ ...layerTarget, fields: numberStyle }),
  edit(draft, { layer, version, fields }) {
    const refusal = whyNoLayer(draft, { layer, kinds })
    if (refusal) return refusal
    const { text, font, ...others } = fields
    const digits = text === undefined ? undefined : readDigits(text)
    if (digits === null) return refused('digits-invalid')
    if (font !== undefined && !namedFont(fontId(font))) return refused('font-missing')
    const changes = { ...others, text: digits, font: font === undefined ? undefined : fontId(font) }
    const target = draft.layers[layerId(layer)]
    const all = target && numberFields.of(target).linked ? numbersOf(draft) : [layerId(layer)]
    for (const id of all) {
      const other = draft.layers[id]
      if (id !== layer && !(other && numberFields.of(other).linked)) continue
      const denied = editLayer(draft, { layer: id, version, kinds }, changes)
      if (denied) return denied
    }
    return undefined
  },
})

/** Sets how a number looks, and of those that are linked with it too. */
export const setNumber = (layer: LayerFields, target: Omit<LayerTarget, 'kinds'>, fields: NumberStyle): Command =>
  numberFields.of(layer).linked ? setLinked.of({ ...target, fields }) : setLayer.of({ ...target, fields })
