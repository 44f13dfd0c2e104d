import {
  defineCommand,
  evenOrders,
  inOrder,
  longestOrder,
  orderBetween,
  playerId,
  recordKey,
  refused,
  z,
} from '../../../engine/index.ts'
import { id } from './playerPayload.ts'

/** Puts a player directly behind another one, or with `null` at the head of the list. */
export const reorder = defineCommand({
  type: 'players.reorder',
  payload: z.object({ player: id, after: id.nullable() }),
  edit(draft, { player, after }, { touch }) {
    const own = draft.players[playerId(player)]
    if (!own || (after !== null && !draft.players[playerId(after)])) return refused('player-missing')
    const ids = inOrder(draft.players).map(([known]) => String(known))
    if (after === player || (ids[ids.indexOf(player) - 1] ?? null) === after) return refused('nothing-changes')
    const others = inOrder(draft.players).filter(([known]) => known !== playerId(player))
    const at = others.findIndex(([known]) => known === after) + 1
    const [before, behind] = [others[at - 1]?.[1].order ?? null, others[at]?.[1].order ?? null]
    const order = orderBetween(before, behind)
    if (order.length <= longestOrder && (behind === null || order < behind)) own.order = order
    else {
      const orders = evenOrders(others.length + 1)
      const [place = order] = orders.splice(at, 1)
      own.order = place
      others.forEach(([, fields], index) => {
        fields.order = orders[index] ?? fields.order
      })
    }
    touch(recordKey({ kind: 'player', id: player, goalkeeper: false }), 'order')
    return undefined
  },
})
