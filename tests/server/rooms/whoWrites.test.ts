import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authorId, type Engine, type EngineOptions, layerId } from '../../../engine/index.ts'
import { canonical, openEngine, run } from '../../support/peers.ts'
import { addText, setColour } from '../../support/plainTools.ts'
import { rawClient } from '../../support/rawClient.ts'
import { kit, type LiveRooms, openLiveRooms } from '../../support/server/liveRooms.ts'
import { type RawMember, rawMember } from '../../support/server/rawMember.ts'

const dara = 'account:dara'
const mallory = 'guest:mallory'
const entry = (lamport: number) => [
  'test.x',
  lamport,
  0,
  ['zone:base', { paint: { type: 'solid', colour: '#666666' } }],
]
const texts = (name: string): string[] => Array.from({ length: 20 }, (_, index) => `${name}${index}`)

let rooms: LiveRooms
let clients = 5_000
const engines: Engine[] = []
const guests: RawMember[] = []

/** Somebody's page, offline from the beginning until `goOnline`. */
function page(owner: string, options: Partial<EngineOptions> = {}) {
  const engine = openEngine({ author: authorId(`${owner}#0`), newClient: () => ++clients, ...options })
  engines.push(engine)
  let line = rooms.lineOf(owner)
  return {
    engine,
    write: (name: string) => run(engine, ...texts(name).map(layer => addText.of({ layer, text: layer }))),
    async goOnline() {
      line = rooms.lineOf(owner)
      const leave = engine.sync.join(line)
      await vi.waitFor(() => expect(line.status.current()).toBe('open'))
      return leave
    },
    isSaved: () => vi.waitFor(() => expect(engine.sync.unacknowledged.current()).toBe(0)),
  }
}

/** Somebody who sends whatever they like. */
async function stranger(owner = mallory): Promise<RawMember> {
  const member = await rawMember(rooms.address)
  guests.push(member)
  member.send({ kind: 'hello', ticket: await rooms.tickets.issue(rooms.grantTo(owner)) })
  await vi.waitFor(() => expect(member.of('welcome')).toHaveLength(1))
  return member
}

/** Takes somebody's client id by writing under it first. */
async function steal(client: number, count: number, owner = mallory): Promise<void> {
  const thief = rawClient(client, { head: [1, `${owner}#0`, 0] })
  for (let index = 0; index < count; index++) thief.push(entry(index + 1))
  const member = await stranger(owner)
  member.update(thief.update())
  await vi.waitFor(() => expect(member.of('stored').at(-1)?.vector.get(client)).toBe(count + 2))
}

/** What a page sees that opens the design anew from what the server holds. */
async function asStored(): Promise<Engine> {
  const tail = await rooms.memory.since(kit, 0)
  const reader = openEngine({ author: authorId('reader#0'), newClient: () => 1 })
  engines.push(reader)
  for (const { bytes } of [...(tail?.snapshot ? [tail.snapshot] : []), ...(tail?.updates ?? [])]) {
    reader.timeline.log().apply(bytes, { from: 'storage' })
  }
  return reader
}

async function expectAllStored(engine: Engine, ...names: string[]): Promise<void> {
  const stored = await asStored()
  const layers = Object.keys(stored.document.current().layers)
  for (const name of names) expect(layers).toEqual(expect.arrayContaining(texts(name)))
  await vi.waitFor(() => expect(canonical(engine.document.current())).toBe(canonical(stored.document.current())))
}

beforeEach(async () => {
  rooms = await openLiveRooms()
})
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.stop()
  for (const engine of engines.splice(0)) engine.dispose()
  await rooms.stop()
})

describe('a client id that somebody else has taken', () => {
  it.each([
    ['as long as what was written offline', 20],
    ['longer', 40],
    ['shorter', 3],
  ])('[W2] costs the owner nothing: what she wrote offline is stored under another, %s', async (_name, count) => {
    const she = page(dara, { newClient: () => ++clients })
    she.write('a')
    const { client } = she.engine.timeline.log()
    await steal(client, count)
    await she.goOnline()
    await she.isSaved()
    expect(she.engine.timeline.log().client).not.toBe(client)
    expect(she.engine.sync.refused.current()).toBeNull()
    await expectAllStored(she.engine, 'a')
    expect(she.engine.undo()).toMatchObject({ kind: 'changed', type: 'test.addText' })
  })

  it('[W3] is noticed by what was said, though it is her own account that has it on another device', async () => {
    const client = ++clients
    const [phone, laptop] = [page(dara, { newClient: () => client }), page(dara, { newClient: () => ++clients })]
    phone.write('a')
    // A laptop that was set back to an earlier state draws the same number.
    const twin = page(dara, { author: authorId('dara-laptop#0'), newClient: drawing(client) })
    twin.write('b')
    await phone.goOnline()
    await phone.isSaved()
    await twin.goOnline()
    await twin.isSaved()
    await laptop.goOnline()
    await expectAllStored(twin.engine, 'a', 'b')
    await expectAllStored(phone.engine, 'a', 'b')
    await expectAllStored(laptop.engine, 'a', 'b')
  })

  it('[W1] is refused to the thief once its owner said hello with it, before she has written', async () => {
    const she = page(dara)
    await she.goOnline()
    const thief = rawClient(she.engine.timeline.log().client)
    thief.push(entry(1))
    const member = await stranger()
    member.update(thief.update())
    await vi.waitFor(() => expect(member.of('refused')).toMatchObject([{ reason: 'update-foreign-client' }]))
    she.write('a')
    await she.isSaved()
    await expectAllStored(she.engine, 'a')
  })

  it('[W1] is refused at hello with words', async () => {
    const she = page(dara)
    she.write('a')
    await she.goOnline()
    await she.isSaved()
    const member = await rawMember(rooms.address)
    guests.push(member)
    const ticket = await rooms.tickets.issue(rooms.grantTo(mallory))
    const { client } = she.engine.timeline.log()
    member.send({ kind: 'hello', ticket, self: { client, author: authorId('mallory#0') } })
    await vi.waitFor(() => expect(member.of('refused')).toMatchObject([{ reason: 'update-foreign-client' }]))
  })

  it('[W2] does not make a page change its name for ever when every name is refused', async () => {
    let drawn = 7_000
    const she = page(dara, { newClient: () => ++drawn })
    she.write('a')
    const first = she.engine.timeline.log().client
    for (let client = first; client < first + 8; client++) await steal(client, 1)
    await she.goOnline()
    await vi.waitFor(() => expect(she.engine.sync.refused.current()).toMatchObject({ changes: 20 }))
    expect(Object.keys(she.engine.document.current().layers)).toHaveLength(20)
    she.engine.sync.applyRefusedAgain()
    she.engine.sync.applyRefusedAgain()
    expect(drawn - first).toBeLessThan(8)
  })
})

describe('what was written offline', () => {
  it('[W2] by a guest and by the owner is all on the server afterwards', async () => {
    const [she, guest] = [page(dara), page('guest:vichea')]
    she.write('a')
    guest.write('b')
    await she.goOnline()
    await guest.goOnline()
    await Promise.all([she.isSaved(), guest.isSaved()])
    await expectAllStored(she.engine, 'a', 'b')
    await expectAllStored(guest.engine, 'a', 'b')
  })

  it('[W2] in a duplicated tab, whose storage was copied, is there once', async () => {
    const she = page(dara)
    she.write('a')
    const copied = she.engine.timeline.log().update()
    const tab = page(dara, { author: authorId(`${dara}#1`) })
    tab.engine.timeline.log().apply(copied, { from: 'storage' })
    tab.write('b')
    await tab.goOnline()
    await she.goOnline()
    await Promise.all([she.isSaved(), tab.isSaved()])
    await expectAllStored(she.engine, 'a', 'b')
    expect((await asStored()).timeline.log().entries()).toHaveLength(40)
  })

  it('[W2] by an earlier page whose id somebody took is refused with words and kept for the person to decide', async () => {
    const yesterday = page(dara)
    yesterday.write('a')
    const { client } = yesterday.engine.timeline.log()
    const today = page(dara)
    today.engine.timeline.log().apply(yesterday.engine.timeline.log().update(), { from: 'storage' })
    await steal(client, 20)
    await today.goOnline()
    await vi.waitFor(() =>
      expect(today.engine.sync.refused.current()).toMatchObject({ reason: 'update-foreign-client', changes: 20 }),
    )
    expect(today.engine.document.current().layers[layerId('a0')]).toBeDefined()
    today.engine.sync.applyRefusedAgain()
    await today.isSaved()
    await expectAllStored(today.engine, 'a')
  })
})

describe('what a server holds', () => {
  it('[W3] counts as saved only as far as it says the same', async () => {
    const she = page(dara)
    run(she.engine, setColour.of({ zone: 'base', colour: '#ff0000' }))
    const other = openEngine({ newClient: () => 9 })
    engines.push(other)
    run(other, setColour.of({ zone: 'base', colour: '#00ff00' }))
    const { client } = she.engine.timeline.log()
    const clock = she.engine.timeline.log().clock(client)
    const [ours, theirs] = [she.engine, other].map(engine => {
      const log = engine.timeline.log()
      return log.digest(log.client, clock)
    })
    expect(ours).not.toBeNull()
    expect(theirs).not.toBe(ours)
    expect(she.engine.timeline.log().digest(client, clock + 1)).toBeNull()
  })

  it('[W3] has the same digest however it was cut into updates and merged', async () => {
    const she = page(dara)
    const log = she.engine.timeline.log()
    const parts: Uint8Array[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const before = log.stateVector()
      she.write(name)
      parts.push(log.update(before))
    }
    const again = openEngine({ newClient: () => 9 })
    engines.push(again)
    for (const part of parts) again.timeline.log().apply(part, { from: 'storage' })
    const whole = openEngine({ newClient: () => 10 })
    engines.push(whole)
    whole.timeline.log().apply(log.update(), { from: 'storage' })
    const clock = log.clock(log.client)
    const digests = [log, again.timeline.log(), whole.timeline.log()].map(of => of.digest(log.client, clock))
    expect(new Set(digests).size).toBe(1)
    const middle = Math.floor(clock / 2)
    expect(again.timeline.log().digest(log.client, middle)).toBe(log.digest(log.client, middle))
    expect(log.digest(log.client, middle)).not.toBe(digests[0])
  })
})

/** Draws this number first, then fresh ones. */
function drawing(first: number): () => number {
  const numbers = [first]
  return () => numbers.shift() ?? ++clients
}

describe('an author', () => {
  it('[W4] is refused to all but the account that wrote under it first, under any client id', async () => {
    const she = page(dara, { author: authorId('dara-phone#0') })
    she.write('a')
    await she.goOnline()
    await she.isSaved()
    const log = she.engine.timeline.log()
    const forged = rawClient(++clients, { head: [1, 'dara-phone#0', 0] })
    const [last] = log.entries().slice(-1)
    forged.push([0, (last?.lamport ?? 0) + 1, 0, last?.client, last?.clock])
    const member = await stranger()
    member.update(forged.update())
    await vi.waitFor(() => expect(member.of('refused')).toMatchObject([{ reason: 'update-foreign-author' }]))
    const inAnotherSlot = rawClient(++clients, { head: [1, 'dara-phone#7', 0] })
    inAnotherSlot.push(entry(1))
    member.update(inAnotherSlot.update())
    await vi.waitFor(() => expect(member.of('refused')).toHaveLength(2))
    await expectAllStored(she.engine, 'a')
    expect(she.engine.undo()).toMatchObject({ kind: 'changed', type: 'test.addText' })
  })

  it('[W4] is the same person in another tab and on another connection', async () => {
    const [first, second] = [0, 1].map(slot => page(dara, { author: authorId(`dara-phone#${slot}`) }))
    if (!first || !second) throw new Error('two tabs are needed')
    first.write('a')
    second.write('b')
    await first.goOnline()
    await second.goOnline()
    await Promise.all([first.isSaved(), second.isSaved()])
    await expectAllStored(first.engine, 'a', 'b')
    expect(second.engine.timeline.log().author).toBe('dara-phone#1')
  })

  it('[W5] who is another’s is left: the page goes on as somebody new, with all its work', async () => {
    const she = page(dara, { author: authorId('shared-tablet#0') })
    she.write('a')
    await she.goOnline()
    await she.isSaved()
    // Somebody else signs in on the same tablet and opens the same design.
    const second = page('account:vichea', { author: authorId('shared-tablet#2') })
    second.write('b')
    await second.goOnline()
    await second.isSaved()
    expect(second.engine.timeline.log().author).toMatch(/^(?!shared-tablet).+#2$/)
    expect(second.engine.sync.refused.current()).toBeNull()
    await expectAllStored(second.engine, 'a', 'b')
    await expectAllStored(she.engine, 'a', 'b')
    expect(second.engine.undo()).toMatchObject({ kind: 'changed', type: 'test.addText' })
    expect(Object.keys(second.engine.document.current().layers)).toHaveLength(39)
    expect(second.engine.history.current().canUndo).toBe(true)
  })

  it('[W4] goes along with a guest’s design that is claimed', async () => {
    const guest = page('guest:hash', { author: authorId('tablet#0') })
    guest.write('a')
    await guest.goOnline()
    await guest.isSaved()
    guest.engine.dispose()
    rooms.memory.claim(kit, { from: 'guest:hash', to: dara })
    rooms.clock.ahead = 10_000
    const she = page(dara, { author: authorId('tablet#0') })
    she.write('b')
    await she.goOnline()
    await she.isSaved()
    await expectAllStored(she.engine, 'a', 'b')
  })

  it('[W6] is not shown in the presence of somebody else', async () => {
    const she = page(dara, { author: authorId('dara-phone#0') })
    const watcher = page('account:vichea')
    await she.goOnline()
    await watcher.goOnline()
    const member = await stranger()
    member.send({ kind: 'presence', peer: 5, presence: { author: 'dara-phone#0', name: 'Not Dara' } })
    member.send({ kind: 'presence', peer: 5, presence: { author: 'mallory#0', name: 'Mallory' } })
    const names = () => watcher.engine.sync.peers.current().map(({ name }) => name)
    await vi.waitFor(() => expect(names()).toContain('Mallory'))
    expect(names()).not.toContain('Not Dara')
  })
})
