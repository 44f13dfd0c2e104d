import type { Player, PlayerFields } from '../../../server/contract/players/player.ts'

/** What a customer says of a player, without what the server does. */
export const fieldsOf = ({ name, number, size, shortsSize, sleeve, goalkeeper, team }: Player): PlayerFields => ({
  ...{ name, number, size, shortsSize, sleeve, goalkeeper, team },
})
