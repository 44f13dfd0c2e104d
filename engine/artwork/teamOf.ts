import type { DesignDocument } from '../document/designDocument.ts'
import type { PlayerFields } from '../document/fields.ts'
import type { Slot } from '../garment/garmentPlugin.ts'
import { ofPlayer } from '../garment/slotWords.ts'

/** Everybody who wears a design: the same list while nobody has changed. */
export type Team = readonly PlayerFields[]

const teams = new WeakMap<DesignDocument['players'], Team>()

/** The same list for the same players, by which what is worked out for all of them is known again. */
export function teamOf({ players }: Pick<DesignDocument, 'players'>): Team {
  const team = teams.get(players) ?? Object.values(players)
  teams.set(players, team)
  return team
}

/** Keeps what is worked out for a team, by a name for it, as long as the team and what it was made with are there. */
export function ofTeam<Made>() {
  const known = new WeakMap<Team, WeakMap<object, Map<string, Made>>>()
  return (team: Team, madeWith: object, name: string, make: () => Made): Made => {
    const byMeans = known.get(team) ?? new WeakMap<object, Map<string, Made>>()
    known.set(team, byMeans)
    const byName = byMeans.get(madeWith) ?? new Map<string, Made>()
    byMeans.set(madeWith, byName)
    const before = byName.get(name)
    if (before !== undefined) return before
    const made = make()
    byName.set(name, made)
    return made
  }
}

const wordsOfTeam = ofTeam<string>()

/** The same text while what a team brings to a slot, and in which sizes, is the same. */
export const teamWords = (slot: Slot, team: Team): string =>
  wordsOfTeam(team, team, slot.id, () => JSON.stringify(team.map(player => [ofPlayer(slot.id, player), player.size])))
