import type { LayerFields } from '../document/fields.ts'
import type { LayerId } from '../document/ids.ts'
import { layerText } from '../garment/slotWords.ts'
import { fitLettering, type Setting } from './fitLettering.ts'

/** What should be looked at in how high the letters of a layer are, in mm. */
export type LetterFinding =
  /** So long a line that its capitals are only so high. */
  | { readonly kind: 'lettering-small'; readonly layer: LayerId; readonly height: number }
  /** Matches ask for another height, from `min` to `max`. */
  | {
      readonly kind: 'outside-rules'
      readonly layer: LayerId
      readonly height: number
      readonly min: number
      readonly max: number
    }

/** Lower than this a name cannot be read from the stands; shorter words are shrunk less. */
const minCapitals = 10

/** A hair's breadth of what was rounded. */
const touch = 0.05

/** Looks at one layer as somebody wears it; nothing is found in images and where nothing is written. */
export function letterFindings(id: LayerId, layer: LayerFields, on: Setting): readonly LetterFinding[] {
  if (layer.asset !== null || layerText(layer, on.player).trim() === '') return []
  const { height } = fitLettering(layer, on)
  const requested = layer.size.height
  const rounded = Math.round(height * 10) / 10
  if (requested >= minCapitals && height < minCapitals) return [{ kind: 'lettering-small', layer: id, height: rounded }]
  const [min, max] = on.slot?.lettering?.rule ?? [0, Number.POSITIVE_INFINITY]
  if (height >= min - touch && height <= max + touch) return []
  return [{ kind: 'outside-rules', layer: id, height: rounded, min, max }]
}
