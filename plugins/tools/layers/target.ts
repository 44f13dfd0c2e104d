import {
  baseSize,
  type DraftDocument,
  type EditContext,
  type LayerFields,
  layerId,
  type Panel,
  shownLayer,
  shownOptions,
  type Version,
  z,
} from '../../../engine/index.ts'

/** Which layer a command is for, and in which version of the kit. */
export const target = {
  layer: z.string().min(1).max(64),
  version: z.enum(['player', 'goalkeeper']),
}

export interface Target {
  readonly layer: string
  readonly version: Version
}

/** The layer as its version shows it. */
export function layerOf(draft: DraftDocument, { layer, version }: Target): LayerFields | undefined {
  const id = layerId(layer)
  const fields = draft.layers[id]
  return fields && shownLayer(fields, version === 'goalkeeper' ? draft.goalkeeper.layers[id] : undefined)
}

/** The pieces of the version's cut in the base size, which places are measured on. */
export function panelsOf(draft: DraftDocument, version: Version, { garment }: EditContext): readonly Panel[] {
  return garment.pattern(baseSize, shownOptions({ document: draft, garment }, version, null)).panels
}
