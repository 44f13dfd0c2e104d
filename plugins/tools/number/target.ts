import {
  type DraftDocument,
  type EditContext,
  editLayer,
  type LayerFields,
  layerId,
  layerOverrides,
  type Refusal,
  refused,
  shownLayer,
  type Version,
  z,
} from '../../../engine/index.ts'

/** Which number, and in which version it is changed. */
export const target = {
  layer: z.string().min(1).max(64),
  version: z.enum(['player', 'goalkeeper']),
}

export interface Target {
  readonly layer: string
  readonly version: Version
}

export const write = (
  draft: DraftDocument,
  { layer, version }: Target,
  fields: Partial<LayerFields>,
  context: EditContext,
): Refusal | undefined => editLayer(draft, { layer, version, kinds: ['number'] }, fields, context)

/** A number as the version shows it. */
export function numberOf(draft: DraftDocument, { layer, version }: Target): LayerFields | undefined {
  const id = layerId(layer)
  const fields = draft.layers[id]
  return fields && shownLayer(fields, layerOverrides(draft, version, id))
}

/** Why a number cannot be taken away, or `null`. */
export function whyNot(draft: DraftDocument, layer: string): Refusal | null {
  const fields = draft.layers[layerId(layer)]
  if (!fields) return refused('layer-missing')
  if (fields.kind !== 'number') return refused('layer-other-kind')
  return fields.locked ? refused('layer-locked') : null
}
