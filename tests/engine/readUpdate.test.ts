import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import {
  type ClientLine,
  joinUpdates,
  newLine,
  readUpdate,
  type UpdateReading,
  updateSince,
} from '../../engine/index.ts'
import { openEngine, run } from '../support/peers.ts'
import { setColour } from '../support/plainTools.ts'
import { rawClient } from '../support/rawClient.ts'

const colour = (index: number) => setColour.of({ zone: 'base', colour: `#00${index.toString(16).padStart(4, '0')}` })
const nothing = () => newLine

function reading(update: Uint8Array, lines: ReadonlyMap<number, ClientLine> = new Map()): UpdateReading {
  const read = readUpdate(update, client => lines.get(client) ?? newLine)
  if (typeof read === 'string') throw new Error(`The update was refused: ${read}`)
  return read
}

/** A client's entries one update at a time, as they are sent. */
function sentBy(client: number, count: number) {
  const engine = openEngine({ newClient: () => client })
  const updates: Uint8Array[] = []
  engine.timeline.log().updates$.subscribe(({ update }) => updates.push(update))
  for (let index = 0; index < count; index++) run(engine, colour(index))
  return { engine, updates }
}

describe('reading an update', () => {
  it('follows an honest client from update to update, over several chunks', () => {
    const { engine, updates } = sentBy(7, 300)
    let lines = new Map<number, ClientLine>()
    const kept = updates.map(update => {
      const read = reading(update, lines)
      lines = new Map([...lines, ...read.lines])
      return read
    })
    expect(lines.get(7)).toMatchObject({ clock: engine.timeline.moment().get(7), chunk: 2, isOpening: false })
    expect(kept.flatMap(({ lamports }) => lamports)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1))
    const far = openEngine()
    far.timeline.log().apply(updateSince(joinUpdates(kept.map(({ update }) => update)), new Map()), { from: 'storage' })
    expect(far.document.current()).toEqual(engine.document.current())
  })

  it('reads a whole log, of several clients, at once', () => {
    const [a, b] = [sentBy(7, 200), sentBy(9, 3)]
    a.engine.timeline.log().apply(b.engine.timeline.log().update(), { from: 'storage' })
    const read = reading(a.engine.timeline.log().update())
    expect(new Map([...read.lines].map(([client, { clock }]) => [client, clock]))).toEqual(a.engine.timeline.moment())
  })

  it('cuts off what is known', () => {
    const { engine, updates } = sentBy(7, 3)
    const lines = reading(updates[0] ?? new Uint8Array()).lines
    const read = reading(engine.timeline.log().update(), lines)
    expect(read.lamports).toEqual([2, 3])
    expect(Y.parseUpdateMeta(read.update).from.get(7)).toBe(lines.get(7)?.clock)
    expect(reading(engine.timeline.log().update(), read.lines).lines.size).toBe(0)
  })

  it('finds a gap, and takes the other clients of the same update', () => {
    const { engine, updates } = sentBy(7, 3)
    const other = sentBy(9, 1).engine.timeline.log().update()
    const read = reading(Y.mergeUpdates([updates[2] ?? new Uint8Array(), other]))
    expect([...read.gaps]).toEqual([7])
    expect([...read.lines.keys()]).toEqual([9])
    expect([...Y.parseUpdateMeta(read.update).to.keys()]).toEqual([9])
    expect(engine.timeline.moment().size).toBe(1)
  })

  it('takes the honest clients of an update and names the others', () => {
    const mallory = rawClient(666, { key: 'b.0' })
    const read = reading(Y.mergeUpdates([mallory.update(), sentBy(9, 1).engine.timeline.log().update()]))
    expect([...read.errors]).toEqual([[666, 'update-foreign-chunk']])
    expect([...Y.parseUpdateMeta(read.update).to.keys()]).toEqual([9])
  })

  it('refuses lists that are nested without end, and takes those of an entry', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
    for (const [depth, errors] of [
      [10, []],
      [40, ['update-too-deep']],
      [3_000, ['update-too-deep']],
    ] as const) {
      const mallory = rawClient(666)
      mallory.push(nested(depth))
      expect([...reading(mallory.update()).errors.values()]).toEqual(errors)
    }
    const bottomless = new Uint8Array([
      1,
      2,
      0x9a,
      5,
      0,
      ...new Array(400_000).fill(0).map((_, at) => 117 - (at % 2) * 116),
    ])
    expect(readUpdate(bottomless, nothing)).toBe('update-unreadable')
  })

  it('refuses an entry that would hang on the opening of a chunk and so replace it', () => {
    const mallory = rawClient(666)
    const forged = mallory.update()
    // The head of the chunk, with an origin in the place of its parent.
    const whole = Y.decodeUpdate(forged)
    const head = whole.structs.find(struct => struct.id.clock === 1)
    if (!(head instanceof Y.Item)) throw new Error('The chunk has no head.')
    const lines = new Map([[666, { ...newLine, clock: 1, chunk: 0, isOpening: true }]])
    const update = new Uint8Array([1, 1, 0x9a, 5, 1, 0x88, 0x9a, 5, 0, 1, 125, 5, 0])
    expect(Y.decodeUpdate(update).structs[0]).toMatchObject({ origin: { client: 666, clock: 0 } })
    expect([...reading(update, lines).errors.values()]).toEqual(['update-not-appended'])
  })

  it('refuses an update that names a client twice: Yjs would read only the last', () => {
    const [first, second] = sentBy(7, 2).updates.map(update => [...update])
    const other = [...sentBy(9, 1).engine.timeline.log().update()]
    if (!first || !second) throw new Error('two updates are needed')
    // Clients 7, 9, 7: each one's structs stand between the count of clients and the empty delete set.
    const body = (update: readonly number[]) => update.slice(1, -1)
    const update = new Uint8Array([3, ...body(first), ...body(other), ...body(second), 0])
    expect(readUpdate(update, nothing)).toBe('update-unordered')
  })

  it('refuses a chunk that is opened again under its old name', () => {
    const retry = rawClient(7)
    const lines = reading(sentBy(7, 1).updates[0] ?? new Uint8Array()).lines
    const clock = lines.get(7)?.clock ?? 0
    for (let known = 0; known < clock - 2; known++) retry.push(known)
    retry.doc.transact(() => retry.chunks.set('7.1', new Y.Array()))
    expect(reading(retry.update(), lines).errors.size).toBe(0)
    const bad = Y.encodeStateAsUpdate(rawClient(7).doc)
    // The same opening, moved to where the client stands.
    bad[3] = clock
    expect([...reading(bad, lines).errors.values()]).toEqual(['update-foreign-chunk'])
  })
})
