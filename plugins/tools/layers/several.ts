import {
  type DraftDocument,
  defineCommand,
  editLayer,
  inOrder,
  type LayerFields,
  layerMeasures,
  layerOf,
  layerTarget,
  measured,
  mm,
  refused,
  removeLayer,
  toolFields,
  versions,
  z,
} from '../../../engine/plugin.ts'
import { resized } from './transform.ts'

/** More things are not taken at once. */
export const maxSelected = 100

const many = { version: z.enum(versions), layers: z.array(layerTarget.layer).min(1).max(maxSelected) }

/** Moves and scales several things in one step: by so many mm on their panels, and so many times as large. */
export const arrange = defineCommand({
  type: 'layers.arrange',
  payload: z.object({
    version: many.version,
    moves: z
      .array(
        z.object({
          layer: layerTarget.layer,
          dx: measured(layerMeasures.x),
          dy: measured(layerMeasures.y),
          scale: z.number().min(0.01).max(100).optional(),
        }),
      )
      .min(1)
      .max(maxSelected),
  }),
  edit(draft, { version, moves }) {
    const real = moves.filter(({ dx, dy, scale = 1 }) => dx !== 0 || dy !== 0 || scale !== 1)
    if (real.length === 0) return refused('nothing-changes')
    for (const { layer, dx, dy, scale = 1 } of real) {
      const which = { layer, version }
      const fields = layerOf(draft, which)
      if (!fields) return refused('layer-missing')
      const { place } = fields
      const { width, height, letterSpacing } = resized(fields, scale)
      const refusal = editLayer(draft, which, {
        place: { ...place, x: mm(place.x + dx), y: mm(place.y + dy) },
        ...(scale !== 1 && { size: { width: width === null ? null : mm(width), height: mm(height) }, letterSpacing }),
      })
      if (refusal) return refusal
    }
    return undefined
  },
})

/** Takes several things off the kit in one step. */
export const removeSeveral = defineCommand({
  type: 'layers.removeSeveral',
  payload: z.object(many),
  edit(draft, { version, layers }) {
    for (const layer of layers) {
      const refusal = removeLayer(draft, { layer, version })
      if (refusal) return refusal
    }
    return undefined
  },
})

/** Things with the same name of a group are selected together. Shared by both versions. */
export const groupFields = toolFields<{ readonly group: string | null }>('layers', {
  group: { schema: z.string().min(1).max(64).nullable(), initial: null },
})

/** Makes a group of several things; with `null` they are none any more. */
export const group = defineCommand({
  type: 'layers.group',
  payload: z.object({ layers: many.layers, group: z.string().min(1).max(64).nullable() }),
  edit(draft: DraftDocument, { layers, group: name }) {
    for (const layer of layers) {
      const refusal = groupFields.edit(draft, { layer, version: 'player' }, { group: name })
      if (refusal) return refusal
    }
    return undefined
  },
})

type Layers = Readonly<Record<string, LayerFields>>

/** The things of a thing's group, itself first; itself alone where it is in none. */
export function groupOf(layers: Layers, id: string): readonly string[] {
  const own = layers[id]
  const name = own && groupFields.of(own).group
  if (!name) return [id]
  const others = inOrder(layers).flatMap(([other, layer]) =>
    other !== id && groupFields.of(layer).group === name ? [other] : [],
  )
  return [id, ...others]
}
