import {
  assignFields,
  type Colour,
  type DesignDocument,
  type DraftDocument,
  type GarmentPlugin,
  type LayerFields,
  noPattern,
  type Paint,
  type ZoneFields,
  zoneKey,
  zonesInCut,
} from '../../../engine/plugin.ts'

/** What has colours, of a zone or of a layer. */
type Coloured = {
  -readonly [Name in 'paint' | 'pattern']?: ZoneFields[Name] | undefined
} & { -readonly [Name in 'outlines' | 'shadow']?: LayerFields[Name] | null | undefined }

/** Gives a colour for a colour; the same one where nothing changes. */
export type Swap = (colour: Colour) => Colour

export const isSameColour = (one: Colour, other: Colour): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Gives everything of a kit the colours that a swap has for its own: cloth, patterns, lettering, outlines and shadows,
 * stops of gradients too, of players and goalkeeper. What is locked stays as it is. Whether anything changed.
 */
export function recolourKit(draft: DraftDocument, garment: GarmentPlugin, swap: Swap): boolean {
  let isChanged = false
  const recolour = (record: Coloured) => {
    const next = recoloured(record, swap)
    if (Object.keys(next).length === 0) return
    Object.assign(record, next)
    isChanged = true
  }
  for (const [zone, paint] of ownPaints(draft, garment)) {
    const next = recoloured({ paint }, swap)
    if (!next.paint) continue
    assignFields(draft.zones, zoneKey(zone), next, { paint: null, pattern: null, layout: null })
    isChanged = true
  }
  for (const zones of [draft.zones, draft.goalkeeper.zones]) Object.values(zones).forEach(recolour)
  const open = Object.entries(draft.layers).filter(([, { locked }]) => !locked)
  for (const [, layer] of open) recolour(layer)
  const ids = new Set(open.map(([id]) => id))
  for (const [id, layer] of Object.entries(draft.goalkeeper.layers)) if (ids.has(id)) recolour(layer)
  return isChanged
}

/** The colours of each thing of a kit: zones and layers, once for the players and once for what a goalkeeper has of their own. */
export function colouredThings(document: DesignDocument, garment: GarmentPlugin) {
  const things = (records: readonly Coloured[]) => records.map(coloursOfThing).filter(colours => colours.length > 0)
  return {
    cloth: things([
      ...ownPaints(document, garment).map(([, paint]) => ({ paint })),
      ...Object.values(document.zones),
      ...Object.values(document.goalkeeper.zones),
    ]),
    lettering: things([...Object.values(document.layers), ...Object.values(document.goalkeeper.layers)]),
  }
}

/** Each once, in small letters. */
function coloursOfThing(record: Coloured): readonly Colour[] {
  const found = new Set<Colour>()
  recoloured(record, colour => {
    found.add(colour.toLowerCase())
    return colour
  })
  return [...found]
}

/** Zones of the players that nobody has painted show the garment's own paint. */
const ownPaints = (
  document: DesignDocument,
  garment: GarmentPlugin,
): readonly (readonly [zone: string, paint: Paint])[] =>
  [...zonesInCut({ document, garment }, 'player').values()]
    .filter(({ key }) => !document.zones[zoneKey(key)]?.paint)
    .map(({ key, initial }) => [key, initial])

/** The fields in which a colour changes, with the new ones. */
function recoloured({ paint, pattern, outlines, shadow }: Coloured, swap: Swap): Partial<Coloured> {
  const changes = (colour: Colour) => !isSameColour(swap(colour), colour)
  return {
    ...(paint && coloursOf(paint).filter(changes).length > 0 && { paint: repainted(paint, swap) }),
    ...(pattern &&
      pattern.id !== noPattern.id &&
      changes(pattern.tint) && { pattern: { ...pattern, tint: swap(pattern.tint) } }),
    ...(outlines &&
      outlines.filter(({ colour }) => changes(colour)).length > 0 && {
        outlines: outlines.map(line => ({ ...line, colour: swap(line.colour) })),
      }),
    ...(shadow && changes(shadow.colour) && { shadow: { ...shadow, colour: swap(shadow.colour) } }),
  }
}

const coloursOf = (paint: Paint): readonly Colour[] =>
  paint.type === 'solid' ? [paint.colour] : paint.stops.map(({ colour }) => colour)

const repainted = (paint: Paint, swap: Swap): Paint =>
  paint.type === 'solid'
    ? { ...paint, colour: swap(paint.colour) }
    : { ...paint, stops: paint.stops.map(stop => ({ ...stop, colour: swap(stop.colour) })) }
