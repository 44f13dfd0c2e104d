import {
  type DraftDocument,
  defineCommand,
  evenOrders,
  inOrder,
  longestOrder,
  ordersBetween,
  playerId,
  z,
} from '../../../engine/plugin.ts'
import { addPlayer, editPlayer, removePlayer } from './playerEdits.ts'
import { idSchema, playerValues } from './playerPayload.ts'

const inserted = playerValues.extend({ player: idSchema, after: idSchema.nullable() })

/** An entry of the log holds 4,096 writes: as many players are added or edited by one command. */
export const maxRevised = 400

const maxPlayers = 500

/**
 * Several changes of the list as one step: players that go, players that come, each behind another one or with `null` at
 * the head, and fields that change.
 */
export const revise = defineCommand({
  type: 'players.revise',
  payload: z.object({
    remove: z.array(idSchema).max(maxPlayers),
    add: z.array(inserted).max(maxRevised),
    edit: z.array(z.object({ player: idSchema, fields: playerValues.partial() })).max(maxPlayers),
  }),
  edit(draft, { remove, add, edit }, { garment }) {
    for (const id of remove) {
      const refusal = removePlayer(draft, id)
      if (refusal) return refusal
    }
    const ids = inOrder(draft.players).map(([id]) => String(id))
    for (const { after, ...player } of add) {
      const refusal = addPlayer(draft, player, '', garment)
      if (refusal) return refusal
      ids.splice(after === null ? 0 : ids.indexOf(after) + 1 || ids.length, 0, player.player)
    }
    placeInOrder(draft, ids, new Set(add.map(({ player }) => player)))
    for (const { player, fields } of edit) {
      const refusal = editPlayer(draft, player, fields, garment)
      if (refusal) return refusal
    }
    return undefined
  },
  note: ({ remove, add, edit }) => remove.length + add.length + edit.length,
})

/** Gives the new players of a list places between those that have one; all get new places where there is no room. */
function placeInOrder(draft: DraftDocument, ids: readonly string[], fresh: ReadonlySet<string>): void {
  const orderOf = (id: string | undefined) => (id === undefined ? null : (draft.players[playerId(id)]?.order ?? null))
  const place = (id: string, order: string) => {
    const known = draft.players[playerId(id)]
    if (known && known.order !== order) known.order = order
  }
  let isCrowded = false
  for (let at = 0; at < ids.length; at++) {
    if (!fresh.has(ids[at] ?? '')) continue
    let end = at
    while (end < ids.length && fresh.has(ids[end] ?? '')) end++
    const [before, behind] = [orderOf(ids[at - 1]), orderOf(ids[end])]
    const orders = ordersBetween(before, behind, end - at)
    isCrowded ||= orders.some(order => order.length > longestOrder || (behind !== null && order >= behind))
    for (const [index, order] of orders.entries()) place(ids[at + index] ?? '', order)
    at = end
  }
  if (isCrowded) for (const [index, order] of evenOrders(ids.length).entries()) place(ids[index] ?? '', order)
}
