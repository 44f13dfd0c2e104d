import type { LayerFields, PlayerFields, TextCase } from '../document/fields.ts'

/** What the player brings to a slot. */
const brought: Readonly<Record<string, (player: PlayerFields) => string>> = {
  playerName: player => player.name,
  frontNumber: player => player.number,
  backNumber: player => player.number,
  shortsNumber: player => player.number,
}

/** Whether players bring their own words to a slot. */
export const isOfPlayer = (slot: string): boolean => Object.hasOwn(brought, slot)

/** What a player brings to a slot; `null` to one that is the same for all. */
export const ofPlayer = (slot: string, player: PlayerFields): string | null =>
  (isOfPlayer(slot) ? brought[slot]?.(player) : null) ?? null

/** The words of a layer: in a player's slots that player's name or number, without a player the sample that was typed. */
export function layerText(layer: LayerFields, player: PlayerFields | null): string {
  const own = player !== null && layer.slot !== null ? ofPlayer(layer.slot, player) : null
  return inCase(own ?? layer.text, layer.textCase)
}

/** A text in the case of its lettering. */
export function inCase(text: string, textCase: TextCase): string {
  if (textCase === 'upper') return text.toUpperCase()
  if (textCase === 'lower') return text.toLowerCase()
  if (textCase === 'typed') return text
  return text.toLowerCase().replace(/(^|[^\p{L}\p{M}’'])(\p{L})/gu, (_, before, first) => before + first.toUpperCase())
}
