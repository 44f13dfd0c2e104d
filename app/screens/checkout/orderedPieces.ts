import {
  type DesignDocument,
  type GarmentPlugin,
  type PlayerFields,
  shownOptions,
  sizeChosenBy,
} from '../../../engine/index.ts'
import type { OrderedPiece } from '../../../server/contract/orders/orderRequest.ts'

type Design = { readonly document: DesignDocument; readonly garment: GarmentPlugin }

/** The row of an order for each player of a design. */
export function orderedPieces(design: Design, players: readonly PlayerFields[]): OrderedPiece[] {
  return players.map(player => {
    const version = player.goalkeeper ? 'goalkeeper' : 'player'
    const options = shownOptions(design, version, player)
    return {
      name: player.name,
      number: player.number,
      size: player.size,
      shortsSize: otherSize(design.garment, player),
      sleeve: options.sleeve === 'long' ? 'long' : 'short',
      version,
      quantity: player.quantity,
    }
  })
}

/** The size of the part that may be worn in another size than the shirt; null where it is the same. */
function otherSize(garment: GarmentPlugin, player: PlayerFields): OrderedPiece['shortsSize'] {
  const option = garment.playerOptions.find(({ kind }) => kind === 'size')
  if (option?.kind !== 'size') return null
  const chosen = sizeChosenBy(player, option)
  return chosen === player.size ? null : chosen
}
