import type { DesignDocument, GarmentPlugin } from '../../../engine/index.ts'
import type { ColourFamily } from '../../contract/designs/storeDesign.ts'
import { colourFamily } from './colourFamily.ts'
import { mainColours } from './mainColours.ts'

/** What lists show of a design. Derived from its log, never told by a caller. */
export interface DesignSummary {
  readonly name: string
  /** `#rrggbb`, the one that covers most first. */
  readonly colours: readonly string[]
  /** Names that people search colours by, each once. */
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
    colourFamilies: [...new Set(colours.map(colourFamily))],
    layers: Object.keys(document.layers).length,
    players: players.length,
    goalkeepers: players.filter(player => player.goalkeeper).length,
  }
}
