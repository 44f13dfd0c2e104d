import type { DraftDocument } from '../document/draftDocument.ts'
import { layerId } from '../document/ids.ts'
import { type EditContext, type Refusal, refused } from './command.ts'
import { editLayer } from './editLayer.ts'
import type { LayerTarget } from './layerTarget.ts'

/**
 * Takes a layer off the kit, for use inside a recipe. The goalkeeper's version only hides it: the players keep theirs.
 * Refused as `editLayer` refuses.
 */
export function removeLayer(
  draft: DraftDocument,
  target: LayerTarget,
  context: Pick<EditContext, 'touch'>,
): Refusal | undefined {
  if (target.version === 'goalkeeper') return editLayer(draft, target, { hidden: true }, context)
  const refusal = whyNoLayer(draft, target)
  if (refusal) return refusal
  delete draft.layers[layerId(target.layer)]
  return undefined
}

/** Why nothing can be done to a layer: `layer-missing`, `layer-other-kind`, `layer-locked` or `null`. */
export function whyNoLayer(draft: DraftDocument, { layer, kinds }: Omit<LayerTarget, 'version'>): Refusal | null {
  const fields = draft.layers[layerId(layer)]
  if (!fields) return refused('layer-missing')
  if (kinds && !kinds.includes(fields.kind)) return refused('layer-other-kind')
  return fields.locked ? refused('layer-locked') : null
}
