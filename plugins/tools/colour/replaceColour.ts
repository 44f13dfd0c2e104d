import {
  assignFields,
  type Colour,
  type DesignDocument,
  defineCommand,
  type GarmentPlugin,
  type LayerFields,
  noPattern,
  type Paint,
  refused,
  type ZoneFields,
  z,
  zoneKey,
  zonesInCut,
} from '../../../engine/plugin.ts'

const hex = z.string().regex(/^#[0-9a-f]{6}$/i)

/**
 * Gives everything of a colour another one: cloth, patterns, lettering, outlines and shadows, stops of gradients too, of
 * players and goalkeeper. What is locked stays as it is.
 */
export const replaceColour = defineCommand({
  type: 'colour.replace',
  payload: z.object({ from: hex, to: hex }),
  edit(draft, { from, to }, { garment }) {
    let isChanged = false
    const recolour = (record: Coloured) => {
      const next = recoloured(record, from, to)
      if (Object.keys(next).length === 0) return
      Object.assign(record, next)
      isChanged = true
    }
    for (const [zone, paint] of ownPaints(draft, garment)) {
      const next = recoloured({ paint }, from, to)
      if (!next.paint) continue
      assignFields(draft.zones, zoneKey(zone), next, { paint: null, pattern: null, layout: null })
      isChanged = true
    }
    for (const zones of [draft.zones, draft.goalkeeper.zones]) Object.values(zones).forEach(recolour)
    const open = Object.entries(draft.layers).filter(([, { locked }]) => !locked)
    for (const [, layer] of open) recolour(layer)
    const ids = new Set(open.map(([id]) => id))
    for (const [id, layer] of Object.entries(draft.goalkeeper.layers)) if (ids.has(id)) recolour(layer)
    return isChanged ? undefined : refused('nothing-changes')
  },
})

/** How many things of a design have a colour: zones and layers, each once for the players and once for what a goalkeeper has of their own. */
export function usesOfColour(document: DesignDocument, garment: GarmentPlugin, colour: Colour): number {
  const other = isSame(colour, '#000000') ? '#ffffff' : '#000000'
  const records: readonly Coloured[] = [
    ...ownPaints(document, garment).map(([, paint]) => ({ paint })),
    ...Object.values(document.zones),
    ...Object.values(document.goalkeeper.zones),
    ...Object.values(document.layers),
    ...Object.values(document.goalkeeper.layers),
  ]
  return records.filter(record => Object.keys(recoloured(record, colour, other)).length > 0).length
}

/** What has colours, of a zone or of a layer. */
type Coloured = {
  -readonly [Name in 'paint' | 'pattern']?: ZoneFields[Name] | undefined
} & { -readonly [Name in 'outlines' | 'shadow']?: LayerFields[Name] | null | undefined }

/** Zones of the players that nobody has painted show the garment's own paint. */
const ownPaints = (
  document: DesignDocument,
  garment: GarmentPlugin,
): readonly (readonly [zone: string, paint: Paint])[] =>
  [...zonesInCut({ document, garment }, 'player').values()]
    .filter(({ key }) => !document.zones[zoneKey(key)]?.paint)
    .map(({ key, initial }) => [key, initial])

/** The fields that have the colour, with the other one in its place. */
function recoloured({ paint, pattern, outlines, shadow }: Coloured, from: Colour, to: Colour): Partial<Coloured> {
  const swap = (colour: Colour): Colour => (isSame(colour, from) ? to : colour)
  const has = (colour: Colour) => isSame(colour, from)
  return {
    ...(paint && coloursOf(paint).some(has) && { paint: repainted(paint, swap) }),
    ...(pattern && pattern.id !== noPattern.id && has(pattern.tint) && { pattern: { ...pattern, tint: to } }),
    ...(outlines?.some(({ colour }) => has(colour)) && {
      outlines: outlines.map(line => ({ ...line, colour: swap(line.colour) })),
    }),
    ...(shadow && has(shadow.colour) && { shadow: { ...shadow, colour: to } }),
  }
}

const coloursOf = (paint: Paint): readonly Colour[] =>
  paint.type === 'solid' ? [paint.colour] : paint.stops.map(({ colour }) => colour)

const repainted = (paint: Paint, swap: (colour: Colour) => Colour): Paint =>
  paint.type === 'solid'
    ? { ...paint, colour: swap(paint.colour) }
    : { ...paint, stops: paint.stops.map(stop => ({ ...stop, colour: swap(stop.colour) })) }

const isSame = (one: Colour, other: Colour): boolean => one.toLowerCase() === other.toLowerCase()
