import { choiceOf, type PlayerFields as DesignPlayer } from '../../../engine/index.ts'
import type { PlayerValues } from '../../../plugins/index.ts'
import {
  type AccountPlayerFields,
  accountPlayerFields,
  fieldsOfPlayer,
  type Player,
} from '../../../server/contract/players/players.ts'

type Named = Pick<Player, 'name' | 'number'>

/** Whether somebody with this name and number is among them. */
export const isAmong = (players: readonly Named[], { name, number }: Named): boolean =>
  players.some(other => other.name === name && other.number === number)

/** A player of the customer's list as a design takes one: one kit. */
export function forDesign(player: Player): PlayerValues {
  const { team, ...kit } = fieldsOfPlayer(player)
  return { ...kit, quantity: 1 }
}

/** Those of a design whom the customer's list does not have yet and can take: each with a name and a number. */
export function newForList(
  players: readonly DesignPlayer[],
  listed: readonly Player[],
  team: string,
): readonly AccountPlayerFields[] {
  return players.flatMap(player => {
    const { name, number, size, goalkeeper } = player
    const choices = { shortsSize: choiceOf(player, 'shortsSize'), sleeve: choiceOf(player, 'sleeve') }
    const read = accountPlayerFields.safeParse({ name, number, size, ...choices, goalkeeper, team })
    return read.success && !isAmong(listed, read.data) ? [read.data] : []
  })
}
