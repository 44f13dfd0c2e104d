import { readNumber } from '../../i18n/formats.ts'
import type { BookRow } from './bookRows.ts'

/** A line of the table: the head of a team, or a player. */
type ListRow =
  | { readonly kind: 'team'; readonly team: string; readonly count: number }
  | { readonly kind: 'player'; readonly row: BookRow }

export interface RowFilter {
  /** Part of a name, a number or a team. */
  readonly search: string
  /** `null`: every team. */
  readonly team: string | null
}

/** For comparing words: without case and the invisible breaks of Khmer. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b\ufeff]/g, '')
    .toLowerCase()
    .trim()

/** The players that are looked for. A number is found by its value: 7, 07 and ៧ are the same. */
export function findRows(rows: readonly BookRow[], { search, team }: RowFilter): readonly BookRow[] {
  const part = plain(search)
  const value = part === '' ? null : readNumber(part)
  return rows.filter(({ player }) => {
    if (team !== null && player.team !== team) return false
    if (plain(player.name).includes(part) || plain(player.team).includes(part)) return true
    return player.number.includes(part) || (value !== null && readNumber(player.number) === value)
  })
}

/** Every team with how many belong to it; those without a team last. */
export function teamsOf(rows: readonly BookRow[]): readonly { readonly team: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const { player } of rows) counts.set(player.team, (counts.get(player.team) ?? 0) + 1)
  return [...counts]
    .map(([team, count]) => ({ team, count }))
    .sort((a, b) => Number(a.team === '') - Number(b.team === '') || (a.team < b.team ? -1 : 1))
}

/** Players below the heads of their teams; without heads where nobody has a team. */
export function grouped(rows: readonly BookRow[]): readonly ListRow[] {
  const teams = teamsOf(rows)
  const hasTeams = teams.some(({ team }) => team !== '')
  return teams.flatMap(({ team, count }): readonly ListRow[] => {
    const members = rows.filter(({ player }) => player.team === team).map((row): ListRow => ({ kind: 'player', row }))
    return hasTeams ? [{ kind: 'team', team, count }, ...members] : members
  })
}

/** Ids of the players whose number another one of their team wears too. */
export function sharedNumbers(rows: readonly BookRow[]): ReadonlySet<string> {
  const wearers = new Map<string, string[]>()
  for (const { player } of rows) {
    const worn = JSON.stringify([player.team, readNumber(player.number)])
    wearers.set(worn, [...(wearers.get(worn) ?? []), player.id])
  }
  return new Set([...wearers.values()].filter(ids => ids.length > 1).flat())
}
