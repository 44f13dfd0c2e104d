import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { authorId, layerId } from '../../../engine/index.ts'
import { zoneKey } from '../../../engine/plugin.ts'
import { newId } from '../../../server/db/newId.ts'
import { redisTicketBook } from '../../../server/rooms/tickets.ts'
import { canonical, openEngine, run } from '../../support/peers.ts'
import { setColour } from '../../support/plainTools.ts'
import { kit, openLiveRooms } from '../../support/server/liveRooms.ts'
import { lineToProcess, type RoomsProcess, startRoomsProcess } from '../../support/server/startRoomsProcess.ts'

const { DATABASE_URL, REDIS_URL } = process.env
if (!DATABASE_URL || !REDIS_URL) {
  console.warn('DATABASE_URL or REDIS_URL is not set: tests with two server processes are left out.')
}
const red = setColour.of({ zone: 'base', colour: '#ff0000' })
const soon = { timeout: 10_000, interval: 10 }

describe('a room of two processes', () => {
  if (!DATABASE_URL || !REDIS_URL) return it('is left out', () => {})
  const design = newId()
  const servers: RoomsProcess[] = []
  const name = `kitloom_${newId().replaceAll('-', '')}`
  let clients = 4_000

  const asOwner = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    await client.query(text)
    await client.end()
  }

  beforeAll(async () => {
    await asOwner(`create database ${name}`)
    const own = Object.assign(new URL(DATABASE_URL), { pathname: `/${name}` }).href
    for (const _ of [1, 2]) servers.push(await startRoomsProcess([design], { DATABASE_URL: own, REDIS_URL }))
  }, 90_000)
  afterAll(async () => {
    for (const server of servers) await server.kill()
    await asOwner(`drop database ${name} with (force)`)
  })

  const join = (name: string, server: number) => {
    const engine = openEngine({ author: authorId(`${name}#0`), name, newClient: () => ++clients })
    const line = lineToProcess(design, () => servers[server]?.port ?? 0, { delay: () => 50 })
    engine.sync.join(line)
    return { engine, line }
  }

  it('shows everybody the same, and who is there', async () => {
    const [a, b] = [join('sokha', 0), join('vichea', 1)]
    await vi.waitFor(() => {
      expect([a.line.status.current(), b.line.status.current()]).toEqual(['open', 'open'])
    }, soon)
    await vi.waitFor(() => expect(b.engine.sync.peers.current()).toMatchObject([{ name: 'sokha' }]), soon)
    a.engine.sync.show({ selection: { kind: 'layer', layer: layerId('crest') } })
    await vi.waitFor(
      () => expect(b.engine.sync.peers.current()).toMatchObject([{ selection: { layer: 'crest' } }]),
      soon,
    )
    run(a.engine, red)
    await vi.waitFor(() => expect(b.engine.document.current().zones[zoneKey('base')]).toBeDefined(), soon)
    // Both write at once, so that each process finds that the other was faster.
    for (let index = 10; index < 60; index++) {
      run(a.engine, setColour.of({ zone: 'base', colour: `#0000${index}` }))
      run(b.engine, setColour.of({ zone: 'collar', colour: `#${index}0000` }))
      if (index % 5 === 0) await new Promise(resolve => setImmediate(resolve))
    }
    await vi.waitFor(() => {
      expect(canonical(a.engine.document.current())).toBe(canonical(b.engine.document.current()))
      expect(a.engine.sync.unacknowledged.current() + b.engine.sync.unacknowledged.current()).toBe(0)
    }, soon)
    a.engine.dispose()
    await vi.waitFor(() => expect(b.engine.sync.peers.current()).toEqual([]), soon)
    b.engine.dispose()
  })

  it('goes on when one of them is killed: its people find the other', async () => {
    const [a, b] = [join('sokha', 0), join('vichea', 1)]
    run(a.engine, setColour.of({ zone: 'base', colour: '#123456' }))
    await vi.waitFor(() => expect(a.engine.sync.unacknowledged.current()).toBe(0), soon)
    await servers[0]?.kill()
    run(a.engine, setColour.of({ zone: 'collar', colour: '#654321' }))
    const [, other] = servers
    if (other) servers[0] = other
    await vi.waitFor(() => {
      expect(a.engine.sync.unacknowledged.current()).toBe(0)
      expect(canonical(a.engine.document.current())).toBe(canonical(b.engine.document.current()))
    }, soon)
    a.engine.dispose()
    b.engine.dispose()
  })
})

describe('rooms of two processes without a word between them', () => {
  it('find what the other wrote when they look', async () => {
    const silent = { publish() {}, subscribe: () => () => {}, close: async () => {} }
    const first = await openLiveRooms({ bus: silent })
    const second = await openLiveRooms({ bus: silent, store: first.memory })
    const [a, b] = [openEngine({ newClient: () => 1 }), openEngine({ newClient: () => 2 })]
    a.sync.join(first.lineOf('account:sokha'))
    b.sync.join(second.lineOf('account:vichea'))
    await vi.waitFor(() => expect(second.rooms.members()).toHaveLength(1))
    run(a, red)
    await vi.waitFor(() => expect(a.sync.unacknowledged.current()).toBe(0))
    // An update from an outdated view is validated again with the missed updates.
    run(b, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    await vi.waitFor(() => expect(b.sync.unacknowledged.current()).toBe(0))
    expect(b.document.current().zones[zoneKey('base')]).toBeDefined()
    await first.rooms.maintain()
    await vi.waitFor(() => expect(canonical(a.document.current())).toBe(canonical(b.document.current())))
    expect(await first.memory.heads(kit.tenant, [kit.design])).toEqual(new Map([[kit.design, 2]]))
    a.dispose()
    b.dispose()
    await first.stop()
    await second.stop()
  })
})

describe('tickets in Redis', () => {
  if (!REDIS_URL) return it('are left out', () => {})
  it('are used once, in whatever process', async () => {
    const [one, two] = [new Redis(REDIS_URL), new Redis(REDIS_URL)]
    const grant = { ...kit, access: 'edit', owner: 'account:sokha', session: null, share: null } as const
    const ticket = await redisTicketBook(one).issue(grant)
    expect(await redisTicketBook(two).redeem(ticket)).toEqual(grant)
    expect(await redisTicketBook(one).redeem(ticket)).toBeNull()
    expect(await redisTicketBook(one).redeem('made up')).toBeNull()
    one.disconnect()
    two.disconnect()
  })
})
