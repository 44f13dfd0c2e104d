import type { LayerFields, LayerId } from '../../../engine/index.ts'

/** One text, as the version shows it, with the running preview. */
export interface TextProps {
  readonly id: LayerId
  readonly layer: LayerFields
}
