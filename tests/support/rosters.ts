import { type DesignDocument, type PlayerFields, playerId, sizes } from '../../engine/index.ts'
import { newPlayer } from '../../engine/plugin.ts'
import { khmerWords } from './khmerWords.ts'

const latinNames = ['SOK DARA', 'CHAN', 'VIBOL', "O'NEIL", 'KEO', 'RITHY', 'MENG', 'PICH', 'LONG', 'SAMNANG', 'TOLA']

/** Players with Latin and Khmer names by turns, all ten sizes, two of them goalkeepers. */
export function roster(count: number): Readonly<Record<string, PlayerFields>> {
  const players = Array.from({ length: count }, (_, index) => {
    const name = index % 2 === 0 ? latinNames[(index / 2) % latinNames.length] : khmerWords[index % khmerWords.length]
    const fields: Partial<PlayerFields> = {
      name: name ?? '',
      number: String(index + 1),
      size: sizes[index % sizes.length] ?? 'M',
      goalkeeper: index === 0 || index === 11,
      order: String.fromCharCode(97 + Math.floor(index / 26), 98 + (index % 26)),
    }
    return [playerId(`p${index + 1}`), newPlayer(fields)]
  })
  return Object.fromEntries(players)
}

export const withPlayers = (
  document: DesignDocument,
  players: Readonly<Record<string, PlayerFields>>,
): DesignDocument => ({
  ...document,
  players,
})
