import { describe, expect, it } from 'vitest'
import { type ClientLine, joinUpdates, newLine, portionsOf, readUpdate } from '../../engine/index.ts'
import { costlyBinaryKinds, costlyBinaryUpdate, costlyKinds, costlyUpdate } from '../support/costlyUpdates.ts'
import { openEngine } from '../support/peers.ts'

const limits = { items: 100, bytes: 8_000, max: 10_000 }

/** What is read of updates one after the other, each from where the one before left off. */
function readInTurn(updates: readonly Uint8Array[]) {
  const lines = new Map<number, ClientLine>()
  const entries = updates.flatMap(update => {
    const read = readUpdate(update, client => lines.get(client) ?? newLine)
    if (typeof read === 'string') throw new Error(`A portion was refused: ${read}`)
    expect([...read.errors, ...read.gaps]).toEqual([])
    for (const [client, line] of read.lines) lines.set(client, line)
    return read.entries
  })
  return { lines, entries }
}

const bytes = 30_000
const updates: readonly (readonly [string, Uint8Array])[] = [
  ...costlyKinds.map(kind => [kind, costlyUpdate(kind, bytes)] as const),
  ...costlyBinaryKinds.map(kind => [`${kind}, binary`, costlyBinaryUpdate(kind, bytes)] as const),
]

describe('an update cut into portions', () => {
  it.each(updates)('[L15] says one after the other what it says as a whole: %s', (_kind, update) => {
    const portions = [...(portionsOf(update, limits) ?? [update])]
    const [inTurn, whole] = [readInTurn(portions), readInTurn([update])]
    expect(inTurn.entries).toEqual(whole.entries)
    expect(inTurn.lines).toEqual(whole.lines)
    const [one, other] = [openEngine(), openEngine()]
    for (const portion of portions) one.timeline.log().apply(portion, { from: 'peer', transport: 'test' })
    other.timeline.log().apply(update, { from: 'peer', transport: 'test' })
    expect(one.document.current()).toEqual(other.document.current())
    expect(one.timeline.moment()).toEqual(other.timeline.moment())
  })

  it('[L15] has no portion of more items than were said', () => {
    const portions = [...(portionsOf(costlyUpdate('plain commands', bytes), limits) ?? [])]
    expect(portions.length).toBeGreaterThan(2)
    const clocks = portions.map((_, at) => [...readInTurn(portions.slice(0, at + 1)).lines.values()][0]?.clock ?? 0)
    expect(clocks.slice(0, 3)).toEqual([100, 200, 300])
  })

  it('[L15] has fewer items a portion where they are large', () => {
    const update = costlyUpdate('the same field twice', bytes)
    const portions = [...(portionsOf(update, limits) ?? [])]
    expect(portions.length).toBeGreaterThanOrEqual(Math.floor(update.length / limits.bytes))
    expect(Math.max(...portions.map(({ length }) => length))).toBeLessThan(2 * limits.bytes)
  })

  it('[L15] is left whole where it is short, has very many items of several clients, has a gap, or is none', () => {
    const update = costlyUpdate('plain commands', bytes)
    const [first = update, , third = update] = portionsOf(update, limits) ?? []
    for (const whole of [first, joinUpdates([first, third]), new Uint8Array(500).fill(255)]) {
      expect(portionsOf(whole, limits)).toBe(null)
    }
    const ofMany = costlyUpdate('many clients', bytes)
    expect(portionsOf(ofMany, { ...limits, max: 200 })).toBe(null)
  })
})
