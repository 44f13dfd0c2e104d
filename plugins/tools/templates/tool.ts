import {
  baseSize,
  type Colour,
  colourRoles,
  type DraftDocument,
  type DressedTemplate,
  defineCommand,
  dressTemplate,
  type GarmentPlugin,
  isColour,
  type LayerFields,
  layerId,
  mm,
  newLayer,
  optionId,
  orderAfter,
  refused,
  type Slot,
  type Template,
  type TemplatePalette,
  type ToolPlugin,
  z,
} from '../../../engine/plugin.ts'
import { applyShopTemplate } from './shopTemplate.ts'
import { undress, writeWhole } from './undress.ts'

const colour = z.custom<Colour>(isColour)
const palette = z.strictObject(
  Object.fromEntries(colourRoles.map(role => [role, colour])) as Record<keyof TemplatePalette, typeof colour>,
)

const payload = z.object({
  /** What the new layers are called by: `<id>:0`, `<id>:1`, … */
  id: z.string().regex(/^[A-Za-z0-9_.-]{1,56}$/),
  template: z.string().min(1).max(64),
  /** The template's own where none is given. */
  palette: palette.optional(),
  /** Words by slot, instead of the template's samples. */
  words: z.record(z.string().min(1).max(64), z.string().min(1).max(300)).optional(),
})

export type ApplyTemplate = z.infer<typeof payload>

/**
 * Dresses both versions in a template: every zone, option and lettering is replaced, whatever the goalkeeper had of their
 * own is gone, the roster stays. One entry, one undo.
 */
export const applyTemplate = defineCommand<ApplyTemplate>({
  type: 'templates.apply',
  payload,
  note: ({ template }) => ({ template }),
  edit(draft, { id, template: wanted, palette: colours, words = {} }, { garment }) {
    const template = garment.templates.find(candidate => candidate.id === wanted)
    if (!template) return refused('template-missing')
    const dressed = dressTemplate(template, colours)
    const ids = dressed.layers.map((_, index) => layerId(`${id}:${index}`))
    if (ids.some(layer => draft.layers[layer])) return refused('layer-exists')

    undress(draft)
    const documents = [
      { version: dressed, tables: draft },
      { version: dressed.goalkeeper, tables: draft.goalkeeper },
    ]
    for (const { version, tables } of documents) {
      for (const [key, value] of Object.entries(version.options)) tables.options[optionId(key)] = { value }
      Object.assign(tables.zones, version.zones)
      writeWhole(tables, garment)
    }
    write(draft, { dressed, words, slots: slotsOf(garment, template), layerOf: index => ids[index] })
  },
})

interface Lettered {
  readonly dressed: DressedTemplate
  readonly words: Readonly<Record<string, string>>
  readonly slots: readonly Slot[]
  layerOf(index: number): ReturnType<typeof layerId> | undefined
}

function write(draft: DraftDocument, { dressed, words, slots, layerOf }: Lettered): void {
  let order: string | null = null
  for (const [index, lettering] of dressed.layers.entries()) {
    const slot = slots.find(candidate => candidate.id === lettering.slot)
    const layer = layerOf(index)
    if (!slot || !layer) continue
    order = orderAfter(order)
    const text = (Object.hasOwn(words, slot.id) && words[slot.id]) || lettering.text
    draft.layers[layer] = newLayer({ ...lettering, ...inSlot(slot), text, order })
    const own = dressed.goalkeeper.layers[index] ?? {}
    if (Object.keys(own).length > 0) draft.goalkeeper.layers[layer] = own
  }
}

function inSlot({ panel, anchor, offset, size }: Slot): Pick<LayerFields, 'place' | 'size'> {
  const [x, y] = offset
  return {
    place: { panel, anchor, x: mm(x), y: mm(y), turn: 0 },
    size: { width: size.width === null ? null : mm(size.width), height: mm(size.height) },
  }
}

const slotsOf = (garment: GarmentPlugin, { options }: Template): readonly Slot[] =>
  garment.slots(garment.pattern(baseSize, options))

export const templatesTool: ToolPlugin = {
  kind: 'tool',
  id: 'templates',
  icon: 'layout-template',
  shortcut: 'm',
  appliesTo: garment => garment.templates.length > 0,
  commands: [applyTemplate, applyShopTemplate],
  layerKinds: [],
}
