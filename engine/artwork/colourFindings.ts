import type { LayerId, ZoneKey } from '../document/ids.ts'
import type { Colour } from '../document/paint.ts'
import { itemColours } from './itemColours.ts'
import { type Ink, nearestInk, seenDifference } from './nearestInk.ts'
import type { PanelArtwork } from './panelArtwork.ts'

/** A colour that no ink of the shop comes near; `ink` is the nearest one, `away` CIEDE2000. Of a layer or of a zone. */
export interface ColourFinding {
  readonly kind: 'ink-far'
  readonly layer?: LayerId
  readonly zone?: ZoneKey
  readonly colour: Colour
  readonly ink: string
  readonly away: number
}

/** Colours that look different once they are printed, each once for the layer or the zone that has it. */
export function colourFindings(
  panels: readonly { readonly artwork: PanelArtwork }[],
  inks: readonly Ink[],
): readonly ColourFinding[] {
  const found = new Map<string, ColourFinding>()
  const far = new Map<Colour, ReturnType<typeof nearestInk>>()
  const nearestOf = (colour: Colour) => {
    const known = far.get(colour) ?? nearestInk(colour, inks)
    far.set(colour, known)
    return known
  }
  for (const { source, items } of panels.flatMap(({ artwork }) => artwork.groups)) {
    for (const colour of new Set(items.flatMap(itemColours))) {
      const nearest = nearestOf(colour)
      if (!nearest || nearest.away <= seenDifference) continue
      const finding = { kind: 'ink-far', ...source, colour, ink: nearest.ink.name, away: nearest.away } as const
      found.set(JSON.stringify([source, colour]), finding)
    }
  }
  return [...found.values()]
}
