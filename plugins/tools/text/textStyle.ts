import {
  defaultFont,
  defineCommand,
  editLayer,
  fontId,
  type LayerFields,
  layerFields,
  layerSchemas,
  layerTarget,
  letteringFields,
  measured,
  namedFont,
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
  // Styles that were copied before have none of these.
  lineHeight: measured(letteringFields.lineHeight).default(letteringFields.lineHeight.initial),
  align: layerSchemas.align.default(letteringFields.align.initial),
  textCase: layerSchemas.textCase.default(letteringFields.textCase.initial),
  warp: layerSchemas.warp.default(letteringFields.warp.initial),
  warpBend: measured(letteringFields.warpBend).default(letteringFields.warpBend.initial),
  opacity: measured(layerFields.opacity),
})

/** More is no style of a text, however it reads. */
const longest = 20_000

const { kitloom, font: _, ...styleFields } = textStyle.shape
const styleNames = Object.keys(styleFields) as (keyof typeof styleFields)[]

/** How a text looks, apart from its words, place and size, as JSON for the clipboard. */
export function writeTextStyle(layer: LayerFields): string {
  const own = styleNames.map(name => [name, layer[name]])
  return JSON.stringify({ kitloom: kitloom.value, font: layer.font ?? defaultFont, ...Object.fromEntries(own) })
}

/** What was copied from a text; `null` for anything else. */
export function readTextStyle(pasted: string): z.infer<typeof textStyle> | null {
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
    if (!namedFont(fontId(style.font))) return refused('font-missing')
    const { kitloom, font, shadow: cast, ...fields } = style
    const changes = { ...fields, font: fontId(font), shadow: shadowIn(version, cast) }
    return editLayer(draft, { layer, version, kinds }, changes)
  },
})
