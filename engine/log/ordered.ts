import { compareEntries, type LogEntry } from './commandLog.ts'

/** Something with a place in the order of entries. */
export interface InOrder {
  readonly entry: LogEntry
}

/**
 * A sorted list, parted into blocks: what comes late, or is taken out, moves its neighbours in one block only and not
 * the whole list. No block is empty.
 */
export type Ordered<Item extends InOrder> = Item[][]

/** Two of them are moved about as fast as two numbers. */
const fullBlock = 512

export const lastOf = <Item extends InOrder>(list: Ordered<Item>): Item | undefined => list.at(-1)?.at(-1)

export const firstOf = <Item extends InOrder>(list: Ordered<Item>): Item | undefined => list[0]?.[0]

/** Puts the item in its place; of two at the same place the one that came first stays behind. */
export function insert<Item extends InOrder>(list: Ordered<Item>, item: Item): void {
  const lastBlock = list.at(-1)
  const last = lastBlock?.at(-1)
  // Nearly always at the end.
  if (lastBlock === undefined || last === undefined || compareEntries(last.entry, item.entry) < 0) {
    if (lastBlock === undefined || lastBlock.length >= fullBlock) list.push([item])
    else lastBlock.push(item)
    return
  }
  const at = placeOfBlock(list, item.entry)
  const block = list[at] ?? lastBlock
  block.splice(placeIn(block, item.entry), 0, item)
  if (block.length > 2 * fullBlock) list.splice(at + 1, 0, block.splice(fullBlock))
}

/** Takes out the item with that entry, if it is there. */
export function remove<Item extends InOrder>(list: Ordered<Item>, entry: LogEntry): void {
  const newest = lastOf(list)
  const at = newest?.entry === entry ? list.length - 1 : placeOfBlock(list, entry)
  const block = list[at]
  if (block === undefined) return
  const index = newest?.entry === entry ? block.length - 1 : placeIn(block, entry)
  if (block[index]?.entry !== entry) return
  block.splice(index, 1)
  if (block.length === 0) list.splice(at, 1)
}

/** The first block that ends at the entry or behind it. */
const placeOfBlock = <Item extends InOrder>(list: Ordered<Item>, entry: LogEntry): number =>
  firstFrom(list.length, at => isFrom(list[at]?.at(-1), entry))

const placeIn = <Item extends InOrder>(block: readonly Item[], entry: LogEntry): number =>
  firstFrom(block.length, at => isFrom(block[at], entry))

const isFrom = (item: InOrder | undefined, entry: LogEntry): boolean =>
  item !== undefined && compareEntries(item.entry, entry) >= 0

/** The first number below `count` from which on the condition holds, else `count`. */
function firstFrom(count: number, holds: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
