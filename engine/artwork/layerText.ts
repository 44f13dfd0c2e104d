import type { LayerFields, PlayerFields } from '../document/fields.ts'

/** What the player brings to a slot. */
const ofPlayer: Readonly<Record<string, (player: PlayerFields) => string>> = {
  playerName: player => player.name,
  frontNumber: player => player.number,
  backNumber: player => player.number,
  shortsNumber: player => player.number,
}

/** The words of a layer: in the slots of a player his name or number, without a player the sample that was typed. */
export function layerText(layer: LayerFields, player: PlayerFields | null): string {
  const own = layer.slot === null ? undefined : ofPlayer[layer.slot]
  return player !== null && own ? own(player) : layer.text
}
