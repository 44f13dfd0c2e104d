import { type DraftDocument, type GarmentPlugin, newPlayer, playerId, refused } from '../../../engine/plugin.ts'
import { type PlayerEdit, type PlayerValues, sorted, tidied } from './playerPayload.ts'

type NewPlayer = PlayerValues & { readonly player: string }
type Refusal = ReturnType<typeof refused> | undefined

/** Adds a player, who has a name or a number; the caller says their place in the list. */
export function addPlayer(
  draft: DraftDocument,
  { player, ...values }: NewPlayer,
  order: string,
  garment: GarmentPlugin,
): Refusal {
  const fields = tidied<PlayerEdit>(values)
  if (fields === 'number-invalid') return refused('number-invalid')
  if (fields.name === '' && fields.number === '') return refused('name-required')
  if (draft.players[playerId(player)]) return refused('player-exists')
  const worn = sorted(fields, garment)
  if (typeof worn === 'string') return refused(worn)
  draft.players[playerId(player)] = newPlayer({ ...worn.fields, order }, worn.choices)
  return undefined
}

/** Changes what is given; the rest stays. */
export function editPlayer(draft: DraftDocument, player: string, changes: PlayerEdit, garment: GarmentPlugin): Refusal {
  const known = draft.players[playerId(player)]
  if (!known) return refused('player-missing')
  const values = tidied(changes)
  if (values === 'number-invalid') return refused('number-invalid')
  const worn = sorted(values, garment)
  if (typeof worn === 'string') return refused(worn)
  const chosen = Object.entries(worn.choices).filter(([name]) => Object.hasOwn(values, name))
  Object.assign(known, worn.fields, Object.fromEntries(chosen))
  return undefined
}

export function removePlayer(draft: DraftDocument, player: string): Refusal {
  if (!draft.players[playerId(player)]) return refused('player-missing')
  delete draft.players[playerId(player)]
  return undefined
}
