import { type DraftDocument, inOrder, longestOrder, orderBetween, type PlayerId } from '../../../engine/index.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const places = digits.length ** 2

// Two digits count the rows: halving what is left above, as one does between two rows, would grow a digit every six.
const orderAt = (place: number): string =>
  `${digits[Math.floor(place / digits.length)]}${digits[place % digits.length]}V`

const placeOf = (order: string): number =>
  Math.max(0, digits.indexOf(order[0] ?? '0')) * digits.length + Math.max(0, digits.indexOf(order[1] ?? '0'))

/** Orders below everybody for `count` new rows. Where there is no room left, all rows get new orders first. */
export function ordersAtEnd(draft: DraftDocument, count: number): readonly string[] {
  const rows = inOrder(draft.players)
  const last = rows.at(-1)?.[1].order
  const from = last === undefined ? 0 : placeOf(last) + 1
  if (from + count <= places) return Array.from({ length: count }, (_, index) => orderAt(from + index))
  rows.forEach(([id], index) => {
    const player = draft.players[id]
    if (player) player.order = orderAt(index)
  })
  return Array.from({ length: count }, (_, index) => orderAt(rows.length + index))
}

/** Puts a row directly after another one, or with `null` before all. */
export function moveAfter(draft: DraftDocument, id: PlayerId, after: PlayerId | null): void {
  const player = draft.players[id]
  if (!player) return
  const others = inOrder(draft.players).filter(([known]) => known !== id)
  const at = others.findIndex(([known]) => known === after) + 1
  const [before, next] = [others[at - 1]?.[1].order ?? null, others[at]?.[1].order ?? null]
  const order = orderBetween(before, next)
  if (order.length <= longestOrder && (next === null || order < next)) {
    player.order = order
    return
  }
  others.splice(at, 0, [id, player])
  others.forEach(([known], index) => {
    const row = draft.players[known]
    if (row) row.order = orderAt(index)
  })
}
