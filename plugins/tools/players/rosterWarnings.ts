import type { DesignDocument, PlayerId } from '../../../engine/index.ts'
import { valueOfNumber } from './playerNumber.ts'

/** What one should look at. None of it is forbidden: two squads may share a design. */
export type RosterWarning = 'number-shared' | 'number-missing' | 'name-missing'

/** The warnings of every player that has some. Numbers are compared by their value: 7, 07 and ៧ are the same. */
export function rosterWarnings(players: DesignDocument['players']): ReadonlyMap<PlayerId, readonly RosterWarning[]> {
  const entries = Object.entries(players) as [PlayerId, DesignDocument['players'][PlayerId]][]
  const worn = new Map<number, number>()
  for (const [, { number }] of entries) {
    const value = valueOfNumber(number)
    if (value !== null) worn.set(value, (worn.get(value) ?? 0) + 1)
  }
  const found = new Map<PlayerId, readonly RosterWarning[]>()
  for (const [id, { name, number }] of entries) {
    const value = valueOfNumber(number)
    const warnings: RosterWarning[] = []
    if (value === null) warnings.push('number-missing')
    else if ((worn.get(value) ?? 0) > 1) warnings.push('number-shared')
    if (name === '') warnings.push('name-missing')
    if (warnings.length > 0) found.set(id, warnings)
  }
  return found
}
