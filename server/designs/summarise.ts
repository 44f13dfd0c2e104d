import type { DesignDocument, GarmentPlugin } from '../../engine/index.ts'
import type { ColourFamily } from '../contract/designs/storeDesign.ts'
import { familyOfColour, mainColours } from './colours.ts'

/** The summary of a design for lists, always derived from its log. */
export interface DesignSummary {
  readonly name: string
  /** `#rrggbb`, the largest area first. */
  readonly colours: readonly string[]
  /** Colour names for search, without duplicates. */
  readonly colourFamilies: readonly ColourFamily[]
  readonly layers: number
  readonly players: number
  readonly goalkeepers: number
}

export function summarise(document: DesignDocument, garment: GarmentPlugin): DesignSummary {
  const colours = mainColours(document, garment)
  const players = Object.values(document.players)
  return {
    name: document.design.name,
    colours,
    colourFamilies: [...new Set(colours.map(familyOfColour))],
    layers: Object.keys(document.layers).length,
    players: players.length,
    goalkeepers: players.filter(player => player.goalkeeper).length,
  }
}
