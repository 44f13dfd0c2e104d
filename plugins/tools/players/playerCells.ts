import { choiceOf, latinFigures, type PlayerFields, type PlayerOption, sizes } from '../../../engine/plugin.ts'
import type { PlayerEdit } from './playerPayload.ts'

/** A player as the cells of a table show it; `''` is off, or as the design has it. */
export const cellsOf = (
  player: Omit<PlayerFields, 'order'>,
  options: readonly PlayerOption[],
): Readonly<Record<string, string>> => ({
  number: player.number,
  name: player.name,
  size: player.size,
  ...Object.fromEntries(options.map(({ field }) => [field, choiceOf(player, field) ?? ''])),
  goalkeeper: player.goalkeeper ? 'yes' : '',
  quantity: String(player.quantity),
})

/** What a cell says of a player once something was written in it, or chosen. */
export function changeOf(column: string, value: string): PlayerEdit {
  const size = sizes.find(known => known === value)
  switch (column) {
    case 'number':
      return { number: value }
    case 'name':
      return { name: value }
    case 'size':
      return size ? { size } : {}
    case 'goalkeeper':
      return { goalkeeper: value !== '' }
    case 'quantity':
      return { quantity: Number(latinFigures(value.trim())) }
    default:
      // What the garment lets players choose.
      return { [column]: value === '' ? null : value }
  }
}
