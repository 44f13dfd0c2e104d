import type { DraftDocument } from '../document/draftDocument.ts'
import type { LayerFields } from '../document/fields.ts'
import { layerId } from '../document/ids.ts'
import { recordKey } from '../document/recordKey.ts'
import { type EditContext, type Refusal, refused } from './command.ts'
import type { LayerTarget } from './layerTarget.ts'

type Given<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined }

/**
 * Writes fields of a layer as one version has it, for use inside a recipe. What is `undefined` stays. Refused with
 * `layer-missing`, `layer-other-kind` or `layer-locked`; only `locked` itself can be written while it is locked.
 */
export function editLayer(
  draft: DraftDocument,
  target: LayerTarget,
  fields: Given<LayerFields>,
  { touch }: Pick<EditContext, 'touch'>,
): Refusal | undefined {
  const id = layerId(target.layer)
  const layer = draft.layers[id]
  if (!layer) return refused('layer-missing')
  if (target.kinds && !target.kinds.includes(layer.kind)) return refused('layer-other-kind')
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const onlyLock = Object.keys(written).every(name => name === 'locked')
  if (layer.locked && !onlyLock) return refused('layer-locked')
  const goalkeeper = target.version === 'goalkeeper'
  if (goalkeeper) draft.goalkeeper.layers[id] = { ...draft.goalkeeper.layers[id], ...written }
  else Object.assign(layer, written)
  // "Make it red" over a red that somebody else then takes back has to stay red.
  touch(recordKey({ kind: 'layer', id: target.layer, goalkeeper }), ...Object.keys(written))
  return undefined
}
