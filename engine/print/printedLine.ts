import { layerText } from '../artwork/drawLettering.ts'
import type { LayerFields } from '../document/fields.ts'
import { defaultFont } from '../lettering/fontBook.ts'
import type { ShapedText } from '../lettering/shaper.ts'
import type { PrintOrder } from './printOrder.ts'

/** The lettering of a layer as large as it was asked for, in mm; `null` for pictures and where nothing is written. */
export function printedLine({ player, resources }: PrintOrder, layer: LayerFields): ShapedText | null {
  const text = layerText(layer, player)
  if (layer.asset !== null || text.trim() === '') return null
  const font = layer.font ?? defaultFont
  return resources.shaper.shape({ text, font, capHeight: layer.size.height, letterSpacing: layer.letterSpacing })
}
