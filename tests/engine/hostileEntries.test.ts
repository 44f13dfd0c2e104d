import { describe, expect, it } from 'vitest'
import { authorId, emptyDocument } from '../../engine/index.ts'
import type { EntryDraft } from '../../engine/log/commandLog.ts'
import { createLedger } from '../../engine/log/ledger.ts'
import { yjsCommandLog } from '../../engine/log/yjsCommandLog.ts'
import { zoneKey } from '../../engine/plugin.ts'
import { binaryClient, writing } from '../support/binaryClient.ts'
import { type HostileEntry, hostileEntries } from '../support/hostileEntries.ts'
import { canonical, openEngine, run } from '../support/peers.ts'
import { setColour } from '../support/plainTools.ts'
import { rawClient } from '../support/rawClient.ts'

const from = { from: 'peer', transport: 'test' } as const

/** An honest entry, the hostile one, an honest one behind it: on a live peer, and what a cold load makes of the same. */
function meet({ item }: HostileEntry) {
  const honest = openEngine({ newClient: () => 11, author: authorId('sokha#0') })
  run(honest, setColour.of({ zone: 'collar', colour: '#00ff00' }))
  const mallory = rawClient(666)
  mallory.push(item)
  mallory.push(['test.after', 40, 0, ['zone:sleeves', { paint: { type: 'solid', colour: '#0000ff' } }]])
  const log = honest.timeline.log()
  expect(log.apply(mallory.update(), from)).toEqual({ kind: 'applied' })
  const cold = yjsCommandLog({ author: authorId('late#0'), client: 12, now: () => 0 })
  cold.apply(log.update(), from)
  const ledger = createLedger()
  ledger.take(cold.entries())
  return { honest, cold, ledger }
}

const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return value !== undefined
  if (value instanceof Uint8Array) return false
  return Object.values(value).every(isPlain) && !Object.hasOwn(value, '__proto__')
}

const isRecord = (fields: unknown): boolean =>
  typeof fields === 'object' && fields !== null && !Array.isArray(fields) && isPlain(fields)

describe('a hostile entry', () => {
  it('is one of at least 60', () => {
    expect(hostileEntries.length).toBeGreaterThanOrEqual(60)
  })

  it.each(hostileEntries)('[L4] $name is $fate, on every peer the same, and blocks nothing', hostile => {
    const { honest, cold, ledger } = meet(hostile)
    const document = honest.document.current()
    expect(canonical(ledger.document())).toBe(canonical(document))
    expect(document.zones[zoneKey('collar')]?.paint).toEqual({ type: 'solid', colour: '#00ff00' })
    expect(document.zones[zoneKey('sleeves')]?.paint).toEqual({ type: 'solid', colour: '#0000ff' })
    expect(document.zones[zoneKey('base')]).toBeUndefined()
    expect([document.layers, document.players]).toEqual([{}, {}])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    const foreign = cold.entries().filter(entry => entry.client === 666)
    expect(foreign.length).toBe(hostile.fate === 'skipped' ? 1 : 2)
    expect(ledger.held().length).toBe(hostile.fate === 'held' ? 1 : 0)
  })

  /** What can be said in bytes: an item that is an entry but for what is wrong inside it. */
  const asDraft = (item: unknown): EntryDraft | null => {
    if (!Array.isArray(item) || ![4, 5].includes(item.length) || item[2] !== 0) return null
    const [type, lamport, , writes, note = null] = item
    // Twice as much has to be a number still.
    if (!Number.isSafeInteger(lamport) || !Number.isSafeInteger(2 * lamport)) return null
    const isList = Array.isArray(writes) && writes.length % 2 === 0
    if (typeof type !== 'string' || !isList) return null
    const pairs = Array.from({ length: writes.length / 2 }, (_, at) => ({
      record: writes[2 * at],
      fields: writes[2 * at + 1],
    }))
    const isSayable = pairs.every(({ record, fields }) => typeof record === 'string' && isRecord(fields))
    return isSayable && isPlain(note) ? { kind: 'command', type, note, writes: pairs } : null
  }
  const binary = hostileEntries.filter(({ item }) => asDraft(item) !== null)

  it('is one of at least 30 that can be said in bytes', () => {
    expect(binary.length).toBeGreaterThanOrEqual(30)
  })

  it.each(binary)('[L4] $name is $fate in a binary chunk as well', ({ item, fate }) => {
    const mallory = binaryClient(666)
    mallory.write(asDraft(item) as EntryDraft, (item as readonly number[])[1])
    mallory.write(writing('zone:sleeves', { paint: { type: 'solid', colour: '#0000ff' } }), 40)
    const engine = openEngine()
    const log = engine.timeline.log()
    expect(log.apply(mallory.update(), from)).toEqual({ kind: 'applied' })
    const { zones, layers, players } = engine.document.current()
    expect(zones[zoneKey('sleeves')]?.paint).toEqual({ type: 'solid', colour: '#0000ff' })
    expect([zones[zoneKey('base')], layers, players]).toEqual([undefined, {}, {}])
    expect(log.entries().length).toBe(fate === 'skipped' ? 1 : 2)
  })

  it('[L5] that was held counts once the others have caught up, in any order of arrival', () => {
    const mallory = rawClient(666)
    mallory.push(['test.x', 70_000, 0, ['zone:base', { paint: { type: 'solid', colour: '#123456' } }]])
    const bridge = rawClient(667)
    bridge.push(['test.x', 60_000, 0, ['zone:collar', { paint: { type: 'solid', colour: '#123456' } }]])
    const documents = [
      [mallory, bridge],
      [bridge, mallory],
    ].map(order => {
      const engine = openEngine()
      for (const client of order) engine.timeline.log().apply(client.update(), from)
      return canonical(engine.document.current())
    })
    expect(documents[0]).toBe(documents[1])
    expect(documents[0]).not.toBe(canonical(emptyDocument))
  })
})

describe('a chunk', () => {
  const heads: readonly (readonly [string, unknown])[] = [
    ['of a later format', [3, 'mallory#0', 0]],
    ['without an author', [1, '', 0]],
    ['with an author of 101 characters', [1, 'x'.repeat(101), 0]],
    ['with a broken clock', [1, 'mallory#0', 0.5]],
    ['whose head is an entry', ['test.x', 1, 0, ['zone:base', { paint: null }]]],
    ['whose head is a text', 'head'],
  ]
  it.each(heads)('[L6] %s is kept and passed on, but not read', (_name, head) => {
    const mallory = rawClient(666, { head: head as never })
    mallory.push(['test.x', 5, 0, ['zone:base', { paint: { type: 'solid', colour: '#123456' } }]])
    const engine = openEngine()
    const log = engine.timeline.log()
    expect(log.apply(mallory.update(), from)).toEqual({ kind: 'applied' })
    expect(canonical(engine.document.current())).toBe(canonical(emptyDocument))
    expect(log.stateVector().get(666)).toBe(3)
  })
})
