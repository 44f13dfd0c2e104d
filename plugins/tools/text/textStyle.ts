import {
  defaultFont,
  defineCommand,
  editLayer,
  fontBook,
  fontId,
  type LayerFields,
  layerFields,
  layerSchemas,
  layerTarget,
  letteringFields,
  measured,
  paintPayload,
  refused,
  shadowIn,
  z,
} from '../../../engine/plugin.ts'
import { kinds } from './commands.ts'

const textStyle = z.object({
  kitloom: z.literal('textstyle'),
  font: z.string().min(1).max(64),
  paint: paintPayload,
  outlines: layerSchemas.outlines,
  letterSpacing: measured(letteringFields.letterSpacing),
  arc: measured(letteringFields.arc),
  shadow: layerSchemas.shadow,
  opacity: measured(layerFields.opacity),
})

/** More is no style of a text, however it reads. */
const longest = 20_000

/** How a text looks, apart from its words, place and size, as JSON for the clipboard. */
export function writeTextStyle(layer: LayerFields): string {
  const { paint, outlines, letterSpacing, arc, shadow, opacity } = layer
  const font = layer.font ?? defaultFont
  return JSON.stringify({ kitloom: 'textstyle', font, paint, outlines, letterSpacing, arc, shadow, opacity })
}

function readTextStyle(pasted: string): z.infer<typeof textStyle> | null {
  if (pasted.length > longest) return null
  try {
    return textStyle.parse(JSON.parse(pasted))
  } catch {
    return null
  }
}

/** Makes a text look like the one whose style was copied. */
export const pasteStyle = defineCommand({
  type: 'text.pasteStyle',
  payload: z.object({ ...layerTarget, pasted: z.string() }),
  edit(draft, { layer, version, pasted }) {
    const style = readTextStyle(pasted)
    if (!style) return refused('style-invalid')
    if (!fontBook.some(({ id }) => id === style.font)) return refused('font-missing')
    const { kitloom, font, shadow: cast, ...fields } = style
    const changes = { ...fields, font: fontId(font), shadow: shadowIn(version, cast) }
    return editLayer(draft, { layer, version, kinds }, changes)
  },
})
