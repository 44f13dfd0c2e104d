import { type DesignDocument, type GarmentPlugin, type PlayerFields, shownOptions } from '../../../engine/index.ts'
import type { Pieces } from '../../../server/contract/pricing/prices.ts'

type Design = { readonly document: DesignDocument; readonly garment: GarmentPlugin }

/** The sleeves that a player's shirt is made with, or the samples' of a version. */
function sleeveOf(design: Design, version: Pieces['version'], player: PlayerFields | null): Pieces['sleeve'] {
  const options = Object.entries(shownOptions(design, version, player))
  return options.some(([id, value]) => id === 'sleeve' && value === 'long') ? 'long' : 'short'
}

/** The players of a design as so many pieces that are cut alike, in the order in which they first come. */
export function piecesOf(design: Design, players: readonly PlayerFields[]): readonly Pieces[] {
  const pieces = new Map<string, Pieces>()
  for (const player of players) {
    const version = player.goalkeeper ? 'goalkeeper' : 'player'
    const sleeve = sleeveOf(design, version, player)
    const key = `${player.size} ${sleeve} ${version}`
    const quantity = (pieces.get(key)?.quantity ?? 0) + player.quantity
    pieces.set(key, { size: player.size, sleeve, version, quantity })
  }
  return [...pieces.values()]
}

/** So many pieces of the sample, while nobody is in the list. */
export const samplePieces = (design: Design, quantity: number): readonly Pieces[] => [
  { size: 'M', sleeve: sleeveOf(design, 'player', null), version: 'player', quantity },
]
