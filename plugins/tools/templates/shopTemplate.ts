import {
  type DraftDocument,
  defineCommand,
  inOrder,
  type LayerFields,
  type LayerId,
  layerId,
  type OptionId,
  readCheckpoint,
  refused,
  type ZoneKey,
  z,
} from '../../../engine/plugin.ts'
import { undress, writeWhole } from './undress.ts'

const payload = z.object({
  /** What the new layers are called by: `<id>:0`, `<id>:1`, … */
  id: z.string().regex(/^[A-Za-z0-9_.-]{1,56}$/),
  /** The shop's id of the template. */
  template: z.string().min(1).max(64),
  names: z.object({ kh: z.string().max(60), en: z.string().max(60) }),
  /** A checkpoint of the design that the shop published. */
  document: z.string().max(1_000_000),
  /** Words by slot, instead of those of the template. */
  words: z.record(z.string().min(1).max(64), z.string().min(1).max(300)).optional(),
})

export type ApplyShopTemplate = z.infer<typeof payload>

/**
 * Dresses both versions in a design that the shop offers as a template: every zone, option and layer is replaced,
 * the roster, the fabric and the name of the design stay. One entry, one undo.
 */
export const applyShopTemplate = defineCommand<ApplyShopTemplate>({
  type: 'templates.applyShop',
  payload,
  note: ({ template, names }) => ({ template, names }),
  edit(draft, { id, document, words = {} }, { garment }) {
    const template = readCheckpoint(document)
    if (!template) return refused('template-missing')
    const ordered = inOrder(template.layers)
    const ids = new Map(ordered.map(([layer], index) => [layer, layerId(`${id}:${index}`)]))
    if ([...ids.values()].some(layer => draft.layers[layer])) return refused('layer-exists')

    undress(draft)
    for (const [tables, from] of [
      [draft, template],
      [draft.goalkeeper, template.goalkeeper],
    ] as const) {
      copyInto<OptionId, object>(tables.options, from.options)
      copyInto<ZoneKey, object>(tables.zones, from.zones)
      writeWhole(tables, garment)
    }
    for (const [layer, fields] of ordered) putLayer(draft, fields, { id: ids.get(layer) ?? layer, words })
    for (const [layer, own] of Object.entries(template.goalkeeper.layers)) {
      const copied = ids.get(layer as LayerId)
      if (copied) draft.goalkeeper.layers[copied] = own
    }
  },
})

function copyInto<Id extends string, Fields>(table: Record<Id, Fields>, from: Readonly<Record<Id, Fields>>): void {
  Object.assign(table, from)
}

interface Put {
  readonly id: LayerId
  readonly words: Readonly<Record<string, string>>
}

/** What is written in a slot stays written there. */
function putLayer(draft: DraftDocument, fields: LayerFields, { id, words }: Put): void {
  const { slot, kind } = fields
  const isWritten = slot !== null && (kind === 'text' || kind === 'number') && Object.hasOwn(words, slot)
  draft.layers[id] = { ...fields, text: (isWritten && slot !== null && words[slot]) || fields.text }
}
