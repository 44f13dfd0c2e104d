import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { authorId, type Engine, layerId, type RoomAccess } from '../../../engine/index.ts'
import { zoneKey } from '../../../engine/plugin.ts'
import { canonical, openEngine, run } from '../../support/peers.ts'
import { addText, setColour } from '../../support/plainTools.ts'
import { kit, type LiveRooms, openLiveRooms } from '../../support/server/liveRooms.ts'
import { rawMember } from '../../support/server/rawMember.ts'

const colour = (zone: string, value: string) => setColour.of({ zone, colour: value })

describe('people in a live room', () => {
  let rooms: LiveRooms
  let clients = 1_000
  const engines: Engine[] = []

  const person = (name: string, access?: RoomAccess, delay = () => 5) => {
    const engine = openEngine({ author: authorId(`${name}#0`), name, newClient: () => ++clients })
    const line = rooms.lineOf(`account:${name}`, access, { delay })
    engine.sync.join(line)
    engines.push(engine)
    return { engine, line }
  }
  const isOpen = (line: ReturnType<typeof person>['line']) =>
    vi.waitFor(() => expect(line.status.current()).toBe('open'))
  const areEqual = (a: Engine, b: Engine) =>
    vi.waitFor(() => expect(canonical(a.document.current())).toBe(canonical(b.document.current())))
  const isSaved = (engine: Engine) => vi.waitFor(() => expect(engine.sync.unacknowledged.current()).toBe(0))

  beforeEach(async () => {
    rooms = await openLiveRooms()
  })
  afterEach(async () => {
    for (const engine of engines.splice(0)) engine.dispose()
    await rooms.stop()
  })

  it('see what the others do, and that it is saved', async () => {
    const [a, b] = [person('sokha'), person('vichea')]
    run(a.engine, colour('base', '#ff0000'))
    expect(a.engine.sync.unacknowledged.current()).toBe(1)
    run(b.engine, colour('collar', '#00ff00'))
    await areEqual(a.engine, b.engine)
    await Promise.all([isSaved(a.engine), isSaved(b.engine)])
    expect(Object.keys(a.engine.document.current().zones)).toHaveLength(2)
  })

  it('see who else is there, at once, and who has left', async () => {
    const a = person('sokha')
    await isOpen(a.line)
    const b = person('vichea')
    await vi.waitFor(() => expect(b.engine.sync.peers.current()).toMatchObject([{ name: 'sokha' }]))
    a.engine.sync.show({ selection: { kind: 'layer', layer: layerId('crest') } })
    await vi.waitFor(() => expect(b.engine.sync.peers.current()).toMatchObject([{ selection: { layer: 'crest' } }]))
    a.line.close()
    await vi.waitFor(() => expect(b.engine.sync.peers.current()).toEqual([]))
    expect((await rooms.memory.since(kit, 0))?.updates).toEqual([])
  })

  it('cannot show themselves in the place of another', async () => {
    person('sokha')
    const b = person('vichea')
    await vi.waitFor(() => expect(b.engine.sync.peers.current()).toHaveLength(1))
    const [{ peer } = { peer: 0 }] = b.engine.sync.peers.current()
    const mallory = await rawMember(rooms.address)
    mallory.send({ kind: 'hello', ticket: await rooms.tickets.issue(rooms.grantTo('account:mallory')) })
    await vi.waitFor(() => expect(mallory.of('welcome')).toHaveLength(1))
    mallory.send({ kind: 'presence', peer, presence: { author: 'sokha#0', name: 'Not Sokha' } })
    mallory.send({ kind: 'left', peer })
    mallory.send({ kind: 'presence', peer: 5, presence: { author: 'm#0', name: 'x'.repeat(5_000) } })
    mallory.send({ kind: 'presence', peer: 6, presence: { author: 'mallory#0', name: 'Mallory' } })
    await vi.waitFor(() => expect(b.engine.sync.peers.current().map(peer => peer.name)).toContain('Mallory'))
    expect(
      b.engine.sync.peers
        .current()
        .map(peer => peer.name)
        .sort(),
    ).toEqual(['Mallory', 'sokha'])
    mallory.stop()
  })

  it('get back what they did while the line was cut, and are equal', async () => {
    const [a, b] = [person('sokha', 'edit', () => 300), person('vichea', 'edit', () => 200)]
    await Promise.all([isOpen(a.line), isOpen(b.line)])
    rooms.cutAll()
    await vi.waitFor(() => expect(a.line.status.current()).toBe('connecting'))
    for (let index = 10; index < 40; index++) run(a.engine, colour('base', `#0000${index}`))
    run(b.engine, colour('collar', '#00ff00'))
    await areEqual(a.engine, b.engine)
    await Promise.all([isSaved(a.engine), isSaved(b.engine)])
  })

  it('find on the server what an earlier page left there', async () => {
    const a = person('sokha')
    run(a.engine, colour('base', '#ff0000'), addText.of({ layer: 'name', text: 'អង្គរ' }))
    await isSaved(a.engine)
    a.engine.dispose()
    const again = person('sokha')
    await vi.waitFor(() => expect(again.engine.document.current().layers[layerId('name')]?.text).toBe('អង្គរ'))
    expect(again.engine.sync.unacknowledged.current()).toBe(0)
  })

  it('who may only look on are refused, and see the others', async () => {
    const [a, b] = [person('sokha'), person('vichea', 'view')]
    run(a.engine, colour('base', '#ff0000'))
    await areEqual(a.engine, b.engine)
    expect(b.line.access.current()).toBe('view')
    run(b.engine, colour('collar', '#00ff00'))
    await vi.waitFor(() =>
      expect(b.engine.sync.refused.current()).toMatchObject({ reason: 'access-view-only', changes: 1 }),
    )
    expect(a.engine.document.current().zones[zoneKey('collar')]).toBeUndefined()
  })

  it('lose nothing to a review: what was refused is said again afterwards, or taken when the review is over', async () => {
    const [a, b] = [person('sokha'), person('vichea')]
    run(a.engine, colour('base', '#ff0000'))
    await areEqual(a.engine, b.engine)
    await isSaved(a.engine)
    rooms.memory.review(kit, true)
    run(a.engine, colour('collar', '#00ff00'))
    run(a.engine, addText.of({ layer: 'name', text: 'A' }))
    run(b.engine, addText.of({ layer: 'late', text: 'B' }))
    const refusals = (engine: Engine) => engine.sync.refused.current()
    await vi.waitFor(() => expect(refusals(a.engine)).toMatchObject({ reason: 'design-in-review', changes: 2 }))
    await vi.waitFor(() => expect(refusals(b.engine)?.changes).toBe(1))
    expect(a.engine.document.current().layers[layerId('name')]).toBeDefined()
    rooms.memory.review(kit, false)
    a.engine.sync.applyRefusedAgain()
    b.engine.sync.beat()
    await areEqual(a.engine, b.engine)
    await Promise.all([isSaved(a.engine), isSaved(b.engine)])
    expect(refusals(a.engine) ?? refusals(b.engine)).toBeNull()
    expect(Object.keys(b.engine.document.current().layers).sort()).toEqual(['late', 'name'])
  })

  it('take their clients along when a guest’s design is claimed', async () => {
    const guest = openEngine({ author: authorId('guest#0'), newClient: () => 500 })
    guest.sync.join(rooms.lineOf('guest:hash'))
    run(guest, colour('base', '#ff0000'))
    await isSaved(guest)
    rooms.memory.claim(kit, { from: 'guest:hash', to: 'account:sokha' })
    rooms.clock.ahead = 10_000
    const line = rooms.lineOf('account:sokha')
    const customer = openEngine({ author: authorId('sokha#0'), newClient: () => 501 })
    customer.timeline.log().apply(guest.timeline.log().update(), { from: 'storage' })
    guest.dispose()
    // The guest's last edits had not reached the server.
    const late = openEngine({ author: authorId('guest#0'), newClient: () => 502 })
    run(late, colour('collar', '#00ff00'))
    customer.timeline.log().apply(late.timeline.log().update(), { from: 'storage' })
    engines.push(customer)
    customer.sync.join(line)
    run(customer, addText.of({ layer: 'name', text: 'A' }))
    await isSaved(customer)
    expect(customer.sync.refused.current()).toBeNull()
  })

  it('are told when they have lost access, and keep what was not saved', async () => {
    const engine = openEngine({ newClient: () => ++clients })
    engines.push(engine)
    let mayEnter = true
    const line = rooms.lineOf('account:sokha', 'edit', {
      ticket: async () => (mayEnter ? rooms.ticketFor('account:sokha') : { kind: 'refused', reason: 'share-revoked' }),
    })
    engine.sync.join(line)
    run(engine, colour('base', '#ff0000'))
    await isSaved(engine)
    mayEnter = false
    rooms.cutAll()
    await vi.waitFor(() => expect(line.status.current()).not.toBe('open'))
    run(engine, colour('collar', '#00ff00'))
    await vi.waitFor(() => expect(line.ended.current()).toBe('share-revoked'))
    expect(line.status.current()).toBe('closed')
    engine.sync.beat()
    expect(engine.document.current().zones[zoneKey('collar')]).toBeDefined()
    expect(engine.sync.unacknowledged.current()).toBe(1)
  })

  it('share a log that is compacted while they work, and it says the same', { timeout: 20_000 }, async () => {
    const a = person('sokha')
    await isOpen(a.line)
    for (let index = 0; index < 700; index++) {
      run(a.engine, colour('base', `#${(index + 0x100000).toString(16)}`))
      if (index % 50 > 0) continue
      await isSaved(a.engine)
      // The room accepts 50 messages a second.
      rooms.clock.ahead += 1_000
    }
    await vi.waitFor(async () => expect((await rooms.memory.since(kit, 0))?.snapshot).not.toBeNull())
    await isSaved(a.engine)
    const tail = await rooms.memory.since(kit, 0)
    expect(tail?.updates.length).toBeLessThan(500)
    const doc = new Y.Doc()
    for (const { bytes } of [...(tail?.snapshot ? [tail.snapshot] : []), ...(tail?.updates ?? [])]) {
      Y.applyUpdate(doc, bytes)
    }
    expect(Y.decodeStateVector(Y.encodeStateVector(doc))).toEqual(a.engine.timeline.moment())
    const late = person('vichea')
    await areEqual(a.engine, late.engine)
    expect(rooms.errors).toEqual([])
  })
})
