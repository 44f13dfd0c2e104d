import { z } from 'zod'
import type { Version } from '../document/designDocument.ts'
import type { DraftDocument } from '../document/draftDocument.ts'
import type { LayerFields } from '../document/fields.ts'
import { layerId } from '../document/ids.ts'
import { layerOverrides, shownLayer } from '../garment/shownFields.ts'

/** Which layer a command is for, and in which version of the kit: fields for its payload. */
export const layerTarget = {
  layer: z.string().min(1).max(64),
  version: z.enum(['player', 'goalkeeper']),
}

export interface LayerTarget {
  readonly layer: string
  /** The goalkeeper's version keeps only what it has of its own. */
  readonly version: Version
  /** Kinds of layers that the command is for; any when it is not given. */
  readonly kinds?: readonly string[]
}

/** The layer as its version shows it. */
export function layerOf(draft: DraftDocument, { layer, version }: LayerTarget): LayerFields | undefined {
  const id = layerId(layer)
  const fields = draft.layers[id]
  return fields && shownLayer(fields, layerOverrides(draft, version, id))
}
