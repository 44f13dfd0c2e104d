/**
 * Places in a list that several people reorder at once: strings compared by code unit, with room between any two.
 * A place is a fraction written in base 62 without its leading point and never ends in the smallest digit.
 */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Longer than this, the neighbours are to be given new places. */
export const longestOrder = 64

const digitAt = (order: string, index: number): number => Math.max(0, digits.indexOf(order[index] ?? '0'))

/** A place between two others; `null` is the end of the list on that side. Equal or crossed neighbours: after the first. */
export function orderBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) return orderBetween(before, null)
  const low = before ?? ''
  let order = ''
  for (let index = 0; ; index++) {
    const from = digitAt(low, index)
    const bounded = after !== null && order === after.slice(0, index)
    const to = bounded ? digitAt(after, index) : digits.length
    const middle = (from + to) >> 1
    if (middle > from) return order + digits[middle]
    order += digits[from]
    // Below the upper neighbour already: from here on only the lower one counts.
  }
}

export const orderAfter = (before: string | null): string => orderBetween(before, null)

/** Ids with their records, lowest place first, ties by id. */
export function inOrder<Id extends string, Fields extends { readonly order: string }>(
  table: Readonly<Record<Id, Fields>>,
): readonly (readonly [Id, Fields])[] {
  const entries = Object.entries(table) as [Id, Fields][]
  return entries.sort(([idA, a], [idB, b]) => compare(a.order, b.order) || compare(idA, idB))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** `count` places in a row with room between them, for re-keying a list. */
export const evenOrders = (count: number): string[] => ordersBetween(null, null, count)

/** `count` places in a row between two others. They stay short: each half is parted in the middle. */
export function ordersBetween(before: string | null, after: string | null, count: number): string[] {
  if (count <= 0) return []
  const middle = orderBetween(before, after)
  const below = count >> 1
  return [...ordersBetween(before, middle, below), middle, ...ordersBetween(middle, after, count - below - 1)]
}
