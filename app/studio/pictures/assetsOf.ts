import type { AssetId, DesignDocument } from '../../../engine/index.ts'

/** The pictures that a design uses, in either version. */
export function assetsOf(document: DesignDocument): readonly AssetId[] {
  const layers = [...Object.values(document.layers), ...Object.values(document.goalkeeper.layers)]
  return [...new Set(layers.flatMap(layer => layer.asset ?? []))]
}
