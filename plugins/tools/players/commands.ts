import {
  type DraftDocument,
  defineCommand,
  evenOrders,
  type GarmentPlugin,
  inOrder,
  longestOrder,
  orderBetween,
  ordersBetween,
  playerId,
  refused,
  z,
} from '../../../engine/plugin.ts'
import { addPlayer, editPlayer, removePlayer } from './playerEdits.ts'
import { idSchema, playerValues } from './playerPayload.ts'

const added = playerValues.extend({ player: idSchema })

/** An entry of the log holds 4,096 writes, and a new player is nine of them. */
export const maxAtOnce = 450

type Added = z.infer<typeof added>

/** Puts players at the end of the list. Each has a name or a number. */
function append(draft: DraftDocument, players: readonly Added[], garment: GarmentPlugin) {
  const known = inOrder(draft.players)
  const behind = ordersBetween(known.at(-1)?.[1].order ?? null, null, players.length)
  const hasSpace = behind.every(order => order.length <= longestOrder)
  const orders = hasSpace ? behind : evenOrders(known.length + players.length)
  if (!hasSpace) {
    for (const [, fields] of known) fields.order = orders.shift() ?? fields.order
  }
  for (const [index, player] of players.entries()) {
    const refusal = addPlayer(draft, player, orders[index] ?? '', garment)
    if (refusal) return refusal
  }
  return undefined
}

export const add = defineCommand({
  type: 'players.add',
  payload: added,
  edit: (draft, player, { garment }) => append(draft, [player], garment),
})

/** A whole list as one step. */
export const addMany = defineCommand({
  type: 'players.addMany',
  payload: z.object({ players: z.array(added).min(1).max(maxAtOnce) }),
  edit: (draft, { players }, { garment }) => append(draft, players, garment),
  note: ({ players }) => players.length,
})

/** Changes what is given; the rest stays. */
export const edit = defineCommand({
  type: 'players.edit',
  payload: z.object({ player: idSchema, fields: playerValues.partial() }),
  edit: (draft, { player, fields }, { garment }) => editPlayer(draft, player, fields, garment),
})

export const remove = defineCommand({
  type: 'players.remove',
  payload: z.object({ player: idSchema }),
  edit: (draft, { player }) => removePlayer(draft, player),
})

/** Puts a player directly behind another one, or with `null` at the head of the list. */
export const reorder = defineCommand({
  type: 'players.reorder',
  payload: z.object({ player: idSchema, after: idSchema.nullable() }),
  edit(draft, { player, after }) {
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
  },
})
