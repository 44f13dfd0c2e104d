import type { DesignDocument, Version } from '../document/designDocument.ts'
import type { PlayerId } from '../document/ids.ts'
import { baseSize } from '../document/measures.ts'
import { inOrder } from '../document/order.ts'
import type { ArtworkView } from './createArtwork.ts'

type Players = DesignDocument['players']

/** The design with its samples, without a player. */
export const sampleView = (version: Version): ArtworkView => ({ version, player: null, size: baseSize })

/** The players' version with its samples: what stands for a whole design. */
export const asDesigned: ArtworkView = sampleView('player')

/** How a player's shirt is drawn: in the player's size, and as the goalkeeper's for goalkeepers. */
export function viewOfPlayer(players: Players, id: PlayerId): ArtworkView {
  const player = players[id]
  if (!player) return asDesigned
  return { version: player.goalkeeper ? 'goalkeeper' : 'player', player: id, size: player.size }
}

/** What is seen in the other version: the first player who wears it if a player was seen, else the sample. */
export function viewOfVersion(players: Players, seen: ArtworkView, version: Version): ArtworkView {
  if (seen.version === version) return seen
  if (seen.player === null) return { ...seen, version }
  const wearer = inOrder(players).find(([, { goalkeeper }]) => goalkeeper === (version === 'goalkeeper'))
  return wearer ? viewOfPlayer(players, wearer[0]) : sampleView(version)
}
