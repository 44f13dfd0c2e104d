import {
  type DraftDocument,
  defineCommand,
  inOrder,
  newPlayer,
  type PlayerFields,
  playerId,
  recordKey,
  refused,
  sizes,
  z,
} from '../../../engine/index.ts'
import { isNumber } from './figures.ts'
import { moveAfter, ordersAtEnd } from './orders.ts'

const player = z.string().min(1).max(64)

/** What is not given is the start value of a new player, and stays as it is on one that is there. */
const fields = z.object({
  name: z.string().max(300).optional(),
  /** One or two figures, Latin or Khmer, kept as typed; empty while it is not known. */
  number: z
    .string()
    .refine(text => text === '' || isNumber(text))
    .optional(),
  size: z.enum(sizes).optional(),
  /** `null` is the size of the shirt. */
  shortsSize: z.enum(sizes).nullable().optional(),
  /** `null` is the sleeve of the design. */
  sleeve: z.enum(['short', 'long']).nullable().optional(),
  goalkeeper: z.boolean().optional(),
  quantity: z.int().min(1).max(999).optional(),
})

export type GivenFields = z.infer<typeof fields>

export const add = defineCommand({
  type: 'players.add',
  payload: z.object({ player, fields }),
  edit: (draft, payload) => addAll(draft, [payload]),
})

/** A whole list at once, below those who are there: one step, one undo. */
export const addMany = defineCommand({
  type: 'players.addMany',
  payload: z.object({ players: z.array(z.object({ player, fields })).min(1).max(500) }),
  edit: (draft, { players }) => addAll(draft, players),
})

export const edit = defineCommand({
  type: 'players.edit',
  payload: z.object({ player, fields }),
  edit(draft, payload, { touch }) {
    const there = draft.players[playerId(payload.player)]
    if (!there) return refused('player-missing')
    const given = written(payload.fields)
    Object.assign(there, given)
    touch(recordKey({ kind: 'player', id: payload.player, goalkeeper: false }), ...Object.keys(given))
    return undefined
  },
})

export const remove = defineCommand({
  type: 'players.remove',
  payload: z.object({ player }),
  edit(draft, payload) {
    const id = playerId(payload.player)
    if (!draft.players[id]) return refused('player-missing')
    delete draft.players[id]
    return undefined
  },
})

/** Moves a row directly after another one, or with `null` before all. */
export const reorder = defineCommand({
  type: 'players.reorder',
  payload: z.object({ player, after: player.nullable() }),
  edit(draft, payload) {
    const id = playerId(payload.player)
    const after = payload.after === null ? null : playerId(payload.after)
    if (!draft.players[id] || (after !== null && !draft.players[after])) return refused('player-missing')
    const ids = inOrder(draft.players).map(([known]) => known)
    if (after === id || (ids[ids.indexOf(id) - 1] ?? null) === after) return refused('nothing-changes')
    moveAfter(draft, id, after)
    return undefined
  },
})

function addAll(draft: DraftDocument, added: readonly { readonly player: string; readonly fields: GivenFields }[]) {
  const ids = new Set(added.map(one => one.player))
  if (ids.size < added.length || added.some(one => draft.players[playerId(one.player)])) return refused('player-exists')
  const orders = ordersAtEnd(draft, added.length)
  added.forEach((one, index) => {
    draft.players[playerId(one.player)] = newPlayer({ ...written(one.fields), order: orders[index] ?? 'a' })
  })
  return undefined
}

/** A name is one line: breaks and other control characters become spaces. */
function written(given: GivenFields): Partial<PlayerFields> {
  const { name } = given
  const tidy = name === undefined ? given : { ...given, name: name.replace(/\p{Cc}+/gu, ' ').trim() }
  return Object.fromEntries(Object.entries(tidy).filter(([, value]) => value !== undefined))
}
