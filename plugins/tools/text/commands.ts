import {
  baseSize,
  defineCommand,
  freeSpot,
  type LayerFields,
  layerId,
  layerInSlot,
  layerTarget,
  letteringFields,
  mm,
  newLayer,
  type Overrides,
  paintPayload,
  refused,
  removeLayer,
  shownOptions,
  whyNoLayer,
  z,
} from '../../../engine/plugin.ts'

/** Kinds of layers that the commands of texts are for. */
export const kinds = ['text'] as const

/** In mm: enough to take hold of each of those that share a slot where the column is full. */
const step = 12

/** Puts a text into a slot, for both versions. Where one is in it already, it comes to the nearest spot in the column where nothing is. */
export const add = defineCommand({
  type: 'text.add',
  payload: z.object({
    layer: z.string().min(1).max(64),
    words: z.string().max(300),
    slot: z.string().min(1).max(64),
    paint: paintPayload,
  }),
  edit(draft, payload, { garment }) {
    const id = layerId(payload.layer)
    if (draft.layers[id]) return refused('layer-exists')
    const text = asLines(payload.words)
    if (text === '') return refused('words-missing')
    const lying = layerInSlot(draft, garment, payload.slot)
    if ('reason' in lying) return lying
    const { panels } = garment.pattern(baseSize, shownOptions({ document: draft, garment }, 'player', null))
    const panel = panels.find(({ id: known }) => known === lying.place.panel)
    const sharing = Object.values(draft.layers).filter(({ slot }) => slot === payload.slot).length
    const free = panel && sharing > 0 ? freeSpot(draft, panel, { kind: 'text', ...lying }) : 0
    const place = { ...lying.place, y: mm(lying.place.y + (free ?? sharing * step)) }
    draft.layers[id] = newLayer({ kind: 'text', text, paint: payload.paint, ...lying, place })
  },
})

/** Takes it off the kit. The goalkeeper's version only hides it: the players keep theirs. */
export const remove = defineCommand({
  type: 'text.remove',
  payload: z.object(layerTarget),
  edit: (draft, payload) => removeLayer(draft, { ...payload, kinds }),
})

/** What a goalkeeper's text may have of its own. */
export type OwnField = keyof typeof letteringFields | 'size' | 'place' | 'opacity' | 'hidden'

const { text, font, ...effects } = letteringFields
const names = [...Object.keys({ text, font }), 'size', 'place', ...Object.keys(effects), 'opacity', 'hidden']
const ownNames = names as readonly OwnField[]

/** The fields in which a text of the goalkeeper's differs from the players'. */
export const ownFields = (overrides: Overrides<LayerFields> | undefined): readonly OwnField[] =>
  ownNames.filter(name => overrides?.[name] !== undefined && overrides[name] !== null)

/** Gives a text of the goalkeeper's back what the players have. */
export const sameAsPlayers = defineCommand({
  type: 'text.sameAsPlayers',
  payload: z.object({ layer: layerTarget.layer, fields: z.array(z.enum(ownNames)).min(1).max(ownNames.length) }),
  edit(draft, payload) {
    const id = layerId(payload.layer)
    const refusal = whyNoLayer(draft, { layer: payload.layer, kinds })
    if (refusal) return refusal
    const overrides = draft.goalkeeper.layers[id]
    const own = payload.fields.filter(name => ownFields(overrides).includes(name))
    if (!overrides || own.length === 0) return refused('nothing-changes')
    for (const name of own) overrides[name] = null
  },
})

const marksOfDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\s]/u

/** More lines than fit a shirt. */
const maxLines = 8

/** A text in its lines, each as `asLine` has it; those that are empty at the end go. Without anything to see, it is empty. */
export function asLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map(line => asLine(line))
  while (lines.at(-1) === '') lines.pop()
  while (lines[0] === '') lines.shift()
  return [
    ...lines.slice(0, maxLines - 1),
    ...[
      lines
        .slice(maxLines - 1)
        .join(' ')
        .trim(),
    ].filter(Boolean),
  ].join('\n')
}

/**
 * One line of a text: breaks and other control characters become spaces. What turns the direction of writing round,
 * marks of byte order and halves of characters go. Without anything that could be seen, it is empty.
 */
export function asLine(text: string): string {
  const line = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}|\ufeff/gu, '')
    .replace(marksOfDirection, '')
    .trim()
  return visible.test(line) ? line : ''
}
