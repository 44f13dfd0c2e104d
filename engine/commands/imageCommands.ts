import { z } from 'zod'
import { assetId, layerId } from '../document/ids.ts'
import { refused } from '../document/outcome.ts'
import { newLayer } from '../document/tables.ts'
import { defineCommand } from './defineCommand.ts'
import { editLayer, type LayerTarget, layerInSlot, layerTarget, removeLayer } from './layers.ts'
import type { FieldRules } from './setLayer.ts'

const name = z.string().min(1).max(64)
const asset = z.string().regex(/^[0-9a-f]{64}$/)

/** What `layer.set` may set of an image: where it lies, the box that it is fitted into, and how opaque it is. */
export const imageFields: FieldRules = { place: {}, size: {}, opacity: {} }

export type ImageCommands = ReturnType<typeof imageCommands>

/** What else can be done to images of one kind. Their types begin with the tool's id. */
export function imageCommands({ tool, kind }: { readonly tool: string; readonly kind: string }) {
  const of = ({ layer, version }: Omit<LayerTarget, 'kinds'>): LayerTarget => ({ layer, version, kinds: [kind] })
  return {
    /** Puts an image into a slot, as large as fits. */
    add: defineCommand({
      type: `${tool}.add`,
      payload: z.object({ layer: name, slot: name, asset }),
      edit(draft, payload, { garment }) {
        const id = layerId(payload.layer)
        if (draft.layers[id]) return refused('layer-exists')
        const placed = layerInSlot(draft, garment, payload.slot)
        if ('kind' in placed) return placed
        draft.layers[id] = newLayer({ kind, asset: assetId(payload.asset), ...placed })
      },
    }),
    /** Another image in the same place. */
    replace: defineCommand({
      type: `${tool}.replace`,
      payload: z.object({ ...layerTarget, asset }),
      edit: (draft, payload) => editLayer(draft, of(payload), { asset: assetId(payload.asset) }),
    }),
    remove: defineCommand({
      type: `${tool}.remove`,
      payload: z.object({ layer: name }),
      edit: (draft, { layer }) => removeLayer(draft, of({ layer, version: 'player' })),
    }),
  } as const
}
