import type { PlayerFields, PlayerId } from '../../../engine/index.ts'
import { isNumber, worthOf } from './figures.ts'

/** What to look at in a row. Nothing is forbidden by it: two people may well wear the same number. */
export type Warning = 'name-missing' | 'number-missing' | 'number-twice'

/** Of every row that has some. */
export function warningsOf(
  players: readonly (readonly [PlayerId, PlayerFields])[],
): ReadonlyMap<PlayerId, readonly Warning[]> {
  const wearers = new Map<number, number>()
  for (const [, { number }] of players) {
    if (isNumber(number)) wearers.set(worthOf(number), (wearers.get(worthOf(number)) ?? 0) + 1)
  }
  const found = players.map(([id, { name, number }]) => {
    const warnings: Warning[] = []
    if (name.trim() === '') warnings.push('name-missing')
    if (number === '') warnings.push('number-missing')
    else if ((wearers.get(worthOf(number)) ?? 0) > 1) warnings.push('number-twice')
    return [id, warnings] as const
  })
  return new Map(found.filter(([, warnings]) => warnings.length > 0))
}
