import { z } from 'zod'
import { layerFields, layerMeasures } from '../document/fields.ts'
import { assetId, layerId } from '../document/ids.ts'
import { mm } from '../document/measures.ts'
import { refused } from '../document/outcome.ts'
import { newLayer } from '../document/tables.ts'
import { defineCommand } from './defineCommand.ts'
import { editLayer, type LayerTarget, layerInSlot, layerOf, layerTarget, removeLayer } from './layers.ts'
import { layerSchemas, measured } from './setLayer.ts'

const name = z.string().min(1).max(64)
const asset = z.string().regex(/^[0-9a-f]{64}$/)
const { width, height } = layerMeasures

export type PictureCommands = ReturnType<typeof pictureCommands>

/** What can be done to pictures of one kind. Their types begin with the tool's id. */
export function pictureCommands({ tool, kind }: { readonly tool: string; readonly kind: string }) {
  const of = ({ layer, version }: Omit<LayerTarget, 'kinds'>): LayerTarget => ({ layer, version, kinds: [kind] })
  return {
    /** Puts a picture into a slot, as large as fits. */
    add: defineCommand({
      type: `${tool}.add`,
      payload: z.object({ layer: name, slot: name, asset }),
      edit(draft, payload, { garment }) {
        const id = layerId(payload.layer)
        if (draft.layers[id]) return refused('layer-exists')
        const placed = layerInSlot(draft, garment, payload.slot)
        if ('kind' in placed) return placed
        draft.layers[id] = newLayer({ kind, asset: assetId(payload.asset), ...placed })
        return undefined
      },
    }),
    /** Another picture in the same place. */
    replace: defineCommand({
      type: `${tool}.replace`,
      payload: z.object({ ...layerTarget, asset }),
      edit: (draft, payload, context) => editLayer(draft, of(payload), { asset: assetId(payload.asset) }, context),
    }),
    /** The box that the picture is fitted into. */
    setSize: defineCommand({
      type: `${tool}.setSize`,
      payload: z.object({ ...layerTarget, width: measured(width), height: measured(height) }),
      edit: (draft, payload, context) =>
        editLayer(draft, of(payload), { size: { width: mm(payload.width), height: mm(payload.height) } }, context),
    }),
    /** Moves and turns; what is not given stays. */
    setPlace: defineCommand({
      type: `${tool}.setPlace`,
      payload: z.object({ ...layerTarget, ...layerSchemas.place.shape }),
      edit(draft, payload, context) {
        const place = layerOf(draft, payload)?.place
        if (!place) return refused('layer-missing')
        const { x = place.x, y = place.y, turn = place.turn } = payload
        return editLayer(draft, of(payload), { place: { ...place, x: mm(x), y: mm(y), turn } }, context)
      },
    }),
    setOpacity: defineCommand({
      type: `${tool}.setOpacity`,
      payload: z.object({ ...layerTarget, opacity: measured(layerFields.opacity) }),
      edit: (draft, payload, context) => editLayer(draft, of(payload), { opacity: payload.opacity }, context),
    }),
    remove: defineCommand({
      type: `${tool}.remove`,
      payload: z.object({ layer: name }),
      edit: (draft, { layer }, context) => removeLayer(draft, of({ layer, version: 'player' }), context),
    }),
  } as const
}
