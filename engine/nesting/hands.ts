import { fitInto } from './fitInto.ts'
import { kindsOf, type Table, tableOfKinds } from './layout.ts'
import type { Search } from './search.ts'
import { reachOf } from './shorten.ts'
import { kindsIn, type Strip } from './strips.ts'
import { type Twin, turnedOver } from './twins.ts'

type Ways = Pick<Search, 'budget' | 'random'>

/** Positions for each piece of a strip that has been turned over or has a piece of the other hand. */
const perFit = 10_000
/** How often turning over begins anew, from other strips. */
const begun = 40
/** How much longer a strip may become by a piece of the other hand; tried in this order. */
const longer = [1, 1.002, 1.004, 1.008, 1.016, 1.05]

/** What is needed to bring strips to the hands that are asked for. */
export interface Hands {
  readonly table: Table
  /** Of each kind. */
  readonly twins: readonly (Twin | undefined)[]
}

/**
 * The same strips with as many pieces of each hand as the job has: some are turned over, and where that is not enough
 * a piece is exchanged for its other hand. Pieces that fit nowhere stay on the wrong hand.
 */
export function withHands(hands: Hands, strips: readonly Strip[], ways: Ways): readonly Strip[] {
  const known = new Map<Strip, readonly Strip[]>()
  for (const strip of strips) known.set(strip, known.get(strip) ?? bothWays(hands, strip, ways))
  const laid = turned(
    hands,
    strips.map(strip => known.get(strip) ?? [strip]),
    ways.random,
  )
  for (let kind = missingIn(hands, laid).findIndex(count => count > 0); kind >= 0; ) {
    if (!exchange(hands, laid, kind, ways)) break
    kind = missingIn(hands, laid).findIndex(count => count > 0)
  }
  return laid
}

/** A strip, and when it can be turned over, that. */
function bothWays({ table, twins }: Hands, strip: Strip, ways: Ways): readonly Strip[] {
  if (kindsIn(strip).some(kind => !twins[kind])) return [strip]
  const over = fitted(table, { laid: turnedOver(table, strip.laid, twins), reach: strip.reach }, ways)
  return over ? [strip, over] : [strip]
}

function fitted(whole: Table, { laid, reach }: Strip, { random, budget }: Ways): Strip | null {
  const table = tableOfKinds(whole, kindsOf(laid))
  const all = perFit * laid.form.length
  const own = { left: all }
  const isFitted = fitInto(table, laid, Math.floor(reach), { random, budget: own })
  budget.left -= all - own.left
  return isFitted ? { laid, reach: reachOf(table, laid) } : null
}

/** Of each kind, how many pieces of the job are on no strip. */
function missingIn({ table }: Hands, strips: readonly Strip[]): readonly number[] {
  const counts = table.kinds.map(() => 0)
  for (const kind of table.kindOf) counts[kind] = (counts[kind] ?? 0) + 1
  for (const strip of strips) for (const kind of kindsIn(strip)) counts[kind] = (counts[kind] ?? 0) - 1
  return counts
}

/** Turns strips over one by one as long as fewer pieces are missing by it. */
function turned(hands: Hands, ways: readonly (readonly Strip[])[], random: () => number): Strip[] {
  const missing = (strips: readonly Strip[]) =>
    missingIn(hands, strips).reduce((sum, count) => sum + Math.max(0, count), 0)
  let best: { readonly strips: Strip[]; readonly missing: number } | null = null
  for (let begin = 0; begin < begun && best?.missing !== 0; begin++) {
    const strips = ways.map(both => both[Math.floor(random() * both.length)] as Strip)
    let count = missing(strips)
    for (let isBetter = true; isBetter; ) {
      isBetter = false
      for (const [at, both] of ways.entries()) {
        const before = strips[at] as Strip
        const other = both.find(strip => strip !== before)
        if (!other) continue
        strips[at] = other
        const now = missing(strips)
        if (now >= count) strips[at] = before
        else [count, isBetter] = [now, true]
      }
    }
    if (!best || count < best.missing) best = { strips, missing: count }
  }
  return best?.strips ?? []
}

/** Puts a kind where its other hand is and need not be; false when that fits nowhere. `strips` is changed. */
function exchange({ table, twins }: Hands, strips: Strip[], kind: number, ways: Ways): boolean {
  const other = twins[kind]?.kind
  if (other === undefined || (missingIn({ table, twins }, strips)[other] ?? 0) >= 0) return false
  for (const by of longer) {
    for (const [at, strip] of strips.entries()) {
      const piece = kindsIn(strip).indexOf(other)
      if (piece < 0) continue
      const form = strip.laid.form.with(piece, kind * 4 + ((strip.laid.form[piece] ?? 0) & 3))
      const laid = { x: strip.laid.x.slice(), y: strip.laid.y.slice(), form }
      const found = fitted(table, { laid, reach: strip.reach * by }, ways)
      if (!found) continue
      strips[at] = found
      return true
    }
  }
  return false
}
