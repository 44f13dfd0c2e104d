import { type PlayerFields, sizes } from '../../../engine/index.ts'
import type { PlayerValues } from './playerPayload.ts'
import { latinFigures } from './rosterWarnings.ts'

/** A player as the cells of a table show him; `''` is off, or as the design has it. */
export const cellsOf = (player: Omit<PlayerFields, 'order'>): Readonly<Record<string, string>> => ({
  number: player.number,
  name: player.name,
  size: player.size,
  shortsSize: player.shortsSize ?? '',
  sleeve: player.sleeve ?? '',
  goalkeeper: player.goalkeeper ? 'yes' : '',
  quantity: String(player.quantity),
})

/** What a cell says of a player once something was written in it, or chosen. */
export function changeOf(column: string, value: string): Partial<PlayerValues> {
  const size = sizes.find(known => known === value)
  switch (column) {
    case 'number':
      return { number: value }
    case 'name':
      return { name: value }
    case 'size':
      return size ? { size } : {}
    case 'shortsSize':
      return { shortsSize: size ?? null }
    case 'sleeve':
      return { sleeve: value === 'short' || value === 'long' ? value : null }
    case 'goalkeeper':
      return { goalkeeper: value !== '' }
    case 'quantity':
      return { quantity: Number(latinFigures(value.trim())) }
    default:
      return {}
  }
}
