import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { authorId, type Engine } from '../../../engine/index.ts'
import { zoneKey } from '../../../engine/plugin.ts'
import { openEngine, run } from '../../support/peers.ts'
import { setColour } from '../../support/plainTools.ts'
import { rawClient } from '../../support/rawClient.ts'
import { kit, type LiveRooms, openLiveRooms } from '../../support/server/liveRooms.ts'
import { type RawMember, rawMember } from '../../support/server/rawMember.ts'

const red = setColour.of({ zone: 'base', colour: '#ff0000' })
const green = setColour.of({ zone: 'collar', colour: '#00ff00' })
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
const entry = (lamport: number) => [
  'test.x',
  lamport,
  0,
  ['zone:base', { paint: { type: 'solid', colour: '#123456' } }],
]

/** A forged update on top of the room's log, which has a valid chunk of client 11. */
type Attack = (honest: Uint8Array) => Uint8Array

const over =
  (change: (doc: Y.Doc) => void): Attack =>
  honest => {
    const doc = new Y.Doc({ gc: false })
    doc.clientID = 666
    Y.applyUpdate(doc, honest)
    const before = Y.encodeStateVector(doc)
    change(doc)
    return Y.encodeStateAsUpdate(doc, before)
  }
const chunkOf = (doc: Y.Doc) => doc.getMap<Y.Array<unknown>>('log').get('b.0') as Y.Array<unknown>
const pushing =
  (...items: unknown[]): Attack =>
  () => {
    const mallory = rawClient(666)
    for (const item of items) mallory.push(item)
    return mallory.update()
  }

const attacks: readonly (readonly [string, string, Attack])[] = [
  ['V2 bytes', 'update-unreadable', () => Y.convertUpdateFormatV1ToV2(pushing(entry(2))(new Uint8Array()))],
  [
    'the short V2 bytes that cost 2 GB',
    'update-unreadable',
    () => new Uint8Array(Buffer.from('000003ffffffff0f00000000000000000000000000', 'hex')),
  ],
  ['noise', 'update-unreadable', () => new Uint8Array(200).map((_, index) => (index * 97) % 256)],
  ['a delete set', 'update-deletes', over(doc => chunkOf(doc).delete(1, 1))],
  ['a chunk deleted', 'update-deletes', over(doc => doc.getMap('log').delete('b.0'))],
  ['a write into another client’s chunk', 'update-not-appended', over(doc => chunkOf(doc).push([entry(2)]))],
  ['a write before another client’s entries', 'update-not-appended', over(doc => chunkOf(doc).insert(0, [entry(2)]))],
  [
    'a chunk in another client’s name',
    'update-foreign-chunk',
    over(doc => doc.getMap('log').set('b.1', new Y.Array())),
  ],
  ['another root', 'update-not-appended', over(doc => doc.getArray('elsewhere').push([1]))],
  ['a text', 'update-unknown-content', over(doc => doc.getText('elsewhere').insert(0, 'x'))],
  ['lists nested without end', 'update-too-deep', pushing(nested(500))],
  ['a prototype', 'update-poisoned', pushing(['test.x', 2, 0, ['zone:base', JSON.parse('{"__proto__": {"a": 1}}')]])],
  ['a lamport bomb', 'update-too-far-ahead', pushing(entry(2 ** 40))],
  ['a lamport just too far', 'update-too-far-ahead', pushing(entry(10_002))],
]

describe('a hostile update', () => {
  let rooms: LiveRooms
  let honest: Engine
  let mallory: RawMember

  const enter = async (owner: string): Promise<RawMember> => {
    const member = await rawMember(rooms.address)
    member.send({ kind: 'hello', ticket: await rooms.tickets.issue(rooms.grantTo(owner)) })
    await vi.waitFor(() => expect(member.of('welcome')).toHaveLength(1))
    return member
  }
  const isSaved = () => vi.waitFor(() => expect(honest.sync.unacknowledged.current()).toBe(0))

  beforeEach(async () => {
    rooms = await openLiveRooms()
    honest = openEngine({ newClient: () => 11 })
    honest.sync.join(rooms.lineOf('account:sokha'))
    run(honest, red)
    await isSaved()
    mallory = await enter('account:mallory')
  })
  afterEach(async () => {
    mallory.stop()
    honest.dispose()
    await rooms.stop()
  })

  it.each(attacks)('with %s is refused (%s) and stored nowhere; honest work goes on', async (_name, reason, attack) => {
    mallory.update(attack(honest.timeline.log().update()))
    await vi.waitFor(() => expect(mallory.of('refused').map(message => message.reason)).toEqual([reason]))
    run(honest, green)
    await isSaved()
    const tail = await rooms.memory.since(kit, 0)
    expect(tail?.updates).toHaveLength(2)
    const reader = openEngine({ author: authorId('reader#0'), newClient: () => 999 })
    for (const { bytes } of tail?.updates ?? []) reader.timeline.log().apply(bytes, { from: 'storage' })
    expect(reader.document.current()).toEqual(honest.document.current())
    expect(honest.sync.rejected.current()).toEqual([])
  })

  it('does not keep the same page from honest work afterwards', async () => {
    const client = rawClient(667)
    mallory.update(pushing(entry(2 ** 40))(new Uint8Array()))
    client.push(entry(2))
    mallory.update(client.update())
    await vi.waitFor(() => expect(mallory.of('stored').at(-1)).toMatchObject({ seq: 2 }))
  })

  it('under a client id of somebody else is refused', async () => {
    const forged = rawClient(11)
    for (let index = 0; index < 5; index++) forged.push(entry(10 + index))
    mallory.update(forged.update())
    await vi.waitFor(() =>
      expect(mallory.of('refused')).toMatchObject([{ reason: 'update-foreign-client', vector: new Map([[11, 3]]) }]),
    )
    expect(await rooms.memory.heads(kit.tenant, [kit.design])).toEqual(new Map([[kit.design, 1]]))
  })

  it('under a client id of somebody else does not block the rest of the update', async () => {
    const forged = rawClient(11)
    for (let index = 0; index < 5; index++) forged.push(entry(10 + index))
    const own = rawClient(667)
    own.push(entry(2))
    mallory.update(Y.mergeUpdates([forged.update(), own.update()]))
    await vi.waitFor(() => expect(mallory.of('stored').at(-1)).toMatchObject({ seq: 2, vector: new Map([[667, 3]]) }))
    expect(mallory.of('refused')).toHaveLength(1)
  })

  it('with a gap is answered with where the room stands, and taken once the gap is filled', async () => {
    const client = rawClient(666)
    const whole = client.update()
    const before = Y.encodeStateVector(client.doc)
    client.push(entry(2))
    mallory.update(Y.encodeStateAsUpdate(client.doc, before))
    await vi.waitFor(() =>
      expect(mallory.of('have')).toMatchObject([{ vector: new Map([[11, 3]]), wantsReply: false }]),
    )
    mallory.update(whole)
    mallory.update(Y.encodeStateAsUpdate(client.doc, before))
    await vi.waitFor(() => expect(mallory.of('stored').at(-1)?.vector.get(666)).toBe(3))
  })

  it('that follows a refused one is refused with it, not requested again', async () => {
    const client = rawClient(666)
    client.push(entry(2 ** 40))
    mallory.update(client.update())
    const before = Y.encodeStateVector(client.doc)
    client.push(entry(2))
    mallory.update(Y.encodeStateAsUpdate(client.doc, before))
    await vi.waitFor(() => expect(mallory.of('refused')).toHaveLength(2))
    expect(mallory.of('have')).toEqual([])
  })

  it('that is oversize closes the socket and nothing else', async () => {
    mallory.sendBytes(new Uint8Array(4 * 1024 * 1024 + 1))
    expect(await mallory.ended).toBe(1009)
    run(honest, green)
    await isSaved()
  })

  it('of unknown meaning is stored: what an entry means is no business of a room', async () => {
    const client = rawClient(666)
    client.push(['plugin.of.tomorrow', 2, 0, ['hologram:1', { shine: 'very' }]])
    mallory.update(client.update())
    await vi.waitFor(() => expect(mallory.of('stored').at(-1)).toMatchObject({ seq: 2 }))
  })

  it('again and again closes the socket', async () => {
    for (let index = 0; index < 25; index++) mallory.update(new Uint8Array([1, 2, 3]))
    expect(await mallory.ended).toBe(4400)
  })

  it('in floods is taken slowly while others are not held up', async () => {
    const client = rawClient(666)
    mallory.update(client.update())
    for (let index = 0; index < 1_000; index++) {
      const before = Y.encodeStateVector(client.doc)
      client.push(entry(2 + index))
      mallory.update(Y.encodeStateAsUpdate(client.doc, before))
    }
    run(honest, green)
    await isSaved()
    // This update was stored while most of the flood still waited.
    const taken = (await rooms.memory.since(kit, 0))?.updates.length ?? 0
    expect(taken).toBeLessThan(400)
  })

  it('in endless floods closes the socket', async () => {
    const ping = { kind: 'ping' } as const
    for (let index = 0; index < 12_000; index++) mallory.send(ping)
    expect(await mallory.ended).toBe(4429)
    expect(honest.document.current().zones[zoneKey('base')]).toBeDefined()
  })
})
