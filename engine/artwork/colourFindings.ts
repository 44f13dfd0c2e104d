import type { LayerId, ZoneKey } from '../document/ids.ts'
import type { Colour } from '../document/paint.ts'
import { itemColours } from './itemColours.ts'
import { type Ink, nearestInk, seenDifference } from './nearestInk.ts'
import type { PanelArtwork } from './panelArtwork.ts'

/** A colour that no ink of the shop comes near, the nearest ink, how far it is (CIEDE2000) and all that have the colour. */
export interface ColourFinding {
  readonly kind: 'ink-far'
  readonly places: readonly ({ readonly layer: LayerId } | { readonly zone: ZoneKey })[]
  readonly colour: Colour
  readonly ink: string
  /** As screens show the ink. */
  readonly inkColour: Colour
  readonly away: number
}

/** Colours that look different once they are printed, each once. */
export function colourFindings(
  panels: readonly { readonly artwork: PanelArtwork }[],
  inks: readonly Ink[],
): readonly ColourFinding[] {
  const placesOf = new Map<Colour, Map<string, ColourFinding['places'][number]>>()
  for (const { source, items } of panels.flatMap(({ artwork }) => artwork.groups)) {
    for (const colour of new Set(items.flatMap(itemColours))) {
      const places = placesOf.get(colour) ?? new Map()
      placesOf.set(colour, places.set(JSON.stringify(source), source))
    }
  }
  return [...placesOf].flatMap(([colour, places]) => {
    const nearest = nearestInk(colour, inks)
    if (!nearest || nearest.away <= seenDifference) return []
    const { ink, away } = nearest
    return [{ kind: 'ink-far', places: [...places.values()], colour, ink: ink.name, inkColour: ink.colour, away }]
  })
}
