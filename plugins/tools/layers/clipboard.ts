import {
  baseSize,
  defineCommand,
  inOrder,
  type LayerFields,
  layerFields,
  layerId,
  mm,
  newLayer,
  orderBetween,
  type Panel,
  refused,
  shownOptions,
  versions,
  z,
} from '../../../engine/plugin.ts'

/** Longer clipboard texts are not pasted: no kit is as large. */
export const longestPaste = 400_000
const maxThings = 100
/** How far beside one at the same place a pasted thing lies, in mm: both are seen. */
const aside = 12

const things = z.object({
  kitloom: z.literal('things'),
  version: z.literal(1),
  things: z.array(z.unknown()).min(1).max(maxThings),
})

/** Things as text for the clipboard, from below to above: with all that they look like, their places and sizes. */
export const writeThings = (layers: readonly LayerFields[]): string =>
  JSON.stringify({ kitloom: 'things', version: 1, things: layers.map(shownOf) })

const shownOf = (layer: LayerFields) =>
  Object.fromEntries(Object.keys(layerFields).map(name => [name, layer[name as keyof LayerFields]]))

/** Whether a text means to be things of ours, well made or not. */
export const meansThings = (text: string): boolean => /^\s*\{\s*"kitloom"\s*:\s*"things"/.test(text)

/** `null` for a text that is none, or of which a field has no value that it may have. */
export function readThings(text: string): readonly LayerFields[] | null {
  if (text.length > longestPaste) return null
  try {
    return things.parse(JSON.parse(text)).things.map(readThing)
  } catch {
    return null
  }
}

/** @throws Error for what is no layer */
function readThing(thing: unknown): LayerFields {
  if (typeof thing !== 'object' || thing === null) throw new Error('A thing is an object.')
  const fields = Object.entries(layerFields).flatMap(([name, row]) => {
    if (!Object.hasOwn(thing, name)) return []
    const value: unknown = Reflect.get(thing, name)
    if (!row.valid(value as never)) throw new Error(`${name} has no such value.`)
    return [[name, value]]
  })
  const layer = newLayer(Object.fromEntries(fields))
  if (layer.kind === '') throw new Error('A thing is of some kind.')
  return layer
}

/** Lays copied things on the kit, over all others: in their places, or in the middle of the first panel where a garment lacks theirs. */
export const paste = defineCommand({
  type: 'layers.paste',
  payload: z.object({
    /** What the new layers are called by: `<id>:0`, `<id>:1`, … */
    id: z.string().regex(/^[A-Za-z0-9_.-]{1,56}$/),
    version: z.enum(versions),
    pasted: z.string(),
  }),
  note: ({ id }) => ({ id }),
  edit(draft, { id, version, pasted }, { garment }) {
    const layers = readThings(pasted)
    if (!layers) return refused('things-invalid')
    const pattern = garment.pattern(baseSize, shownOptions({ document: draft, garment }, version, null))
    const slots = new Set(garment.slots(pattern).map(slot => slot.id))
    const { panels } = pattern
    const [first] = panels
    if (!first) return refused('panel-missing')
    for (const [index, layer] of layers.entries()) {
      const as = layerId(`${id}:${index}`)
      if (draft.layers[as]) return refused('layer-exists')
      const others = inOrder(draft.layers)
      const order = orderBetween(others.at(-1)?.[1].order ?? null, null)
      const place = placeOn(layer, panels, first)
      const isTaken = others.some(([, other]) => isSame(other.place, place))
      draft.layers[as] = newLayer({
        ...layer,
        place: isTaken ? { ...place, x: mm(place.x + aside), y: mm(place.y + aside) } : place,
        slot: layer.slot !== null && slots.has(layer.slot) ? layer.slot : null,
        hidden: false,
        locked: false,
        order,
      })
    }
    return undefined
  },
})

function placeOn({ place }: LayerFields, panels: readonly Panel[], first: Panel): LayerFields['place'] {
  const panel = panels.find(({ id }) => id === place.panel)
  if (panel && Object.hasOwn(panel.anchors, place.anchor)) return place
  const on = panel ?? first
  const [anchor = ''] = Object.keys(on.anchors)
  return { panel: on.id, anchor, x: mm(0), y: mm(0), turn: place.turn }
}

const isSame = (a: LayerFields['place'], b: LayerFields['place']): boolean =>
  a.panel === b.panel && a.anchor === b.anchor && a.x === b.x && a.y === b.y
