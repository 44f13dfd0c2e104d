import { type DraftDocument, type LayerFields, layerId, shownLayer, type Version, z } from '../../../engine/index.ts'

/** Which text, and in which version it is changed. */
export const target = {
  layer: z.string().min(1).max(64),
  version: z.enum(['player', 'goalkeeper']),
}

export interface Target {
  readonly layer: string
  readonly version: Version
}

/** Kinds of layers that the commands of texts are for. */
export const kinds = ['text'] as const

/** A text as the version shows it. */
export function textOf(draft: DraftDocument, { layer, version }: Target): LayerFields | null {
  const id = layerId(layer)
  const fields = draft.layers[id]
  if (!fields) return null
  return shownLayer(fields, version === 'goalkeeper' ? draft.goalkeeper.layers[id] : undefined)
}
