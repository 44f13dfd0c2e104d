import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { growingWait } from '../../../engine/browser/growingWait.ts'
import { authorId, type Engine } from '../../../engine/index.ts'
import { canonical, openEngine, run } from '../../support/peers.ts'
import { setColour } from '../../support/plainTools.ts'
import { deadEnd } from '../../support/server/deadEnd.ts'
import { type LiveRooms, openLiveRooms } from '../../support/server/liveRooms.ts'
import { roomsAddress } from '../../support/server/roomsAddress.ts'

describe('a line that goes dead without a word', () => {
  let rooms: LiveRooms
  let network: Awaited<ReturnType<typeof deadEnd>>
  const engines: Engine[] = []

  beforeEach(async () => {
    rooms = await openLiveRooms()
    network = await deadEnd(rooms.port)
  })
  afterEach(async () => {
    for (const engine of engines.splice(0)) engine.dispose()
    network.close()
    await rooms.stop()
  })

  const join = (name: string, client: number, quiet: number) => {
    const engine = openEngine({ author: authorId(`${name}#0`), name, newClient: () => client })
    const connect = () => rooms.socketTo(roomsAddress(network.port))
    const line = rooms.lineOf(`account:${name}`, 'edit', { connect, quiet, timeout: 300, delay: growingWait })
    engine.sync.join(line)
    engines.push(engine)
    return { engine, line }
  }
  const work = (engine: Engine, zone: string, count: number) => {
    for (let index = 10; index < 10 + count; index++) run(engine, setColour.of({ zone, colour: `#0000${index}` }))
  }

  it('is found out, and two editors are equal within five seconds of its return', async () => {
    const [a, b] = [join('sokha', 1, 200), join('vichea', 2, 200)]
    await vi.waitFor(() => expect([a.line.status.current(), b.line.status.current()]).toEqual(['open', 'open']))
    network.die()
    work(a.engine, 'base', 40)
    work(b.engine, 'collar', 30)
    await vi.waitFor(
      () => expect([a.line.status.current(), b.line.status.current()]).toEqual(['connecting', 'connecting']),
      { timeout: 5_000 },
    )
    network.repair()
    const begin = Date.now()
    await vi.waitFor(
      () => {
        expect(canonical(a.engine.document.current())).toBe(canonical(b.engine.document.current()))
        expect(a.engine.sync.unacknowledged.current() + b.engine.sync.unacknowledged.current()).toBe(0)
      },
      { timeout: 10_000 },
    )
    expect(Date.now() - begin).toBeLessThan(5_000)
    expect(Object.keys(a.engine.document.current().zones)).toHaveLength(2)
  })

  it('is found out at once when the device says that it is online again', async () => {
    const { engine, line } = join('sokha', 1, 60_000)
    await vi.waitFor(() => expect(line.status.current()).toBe('open'))
    network.die()
    work(engine, 'base', 3)
    network.repair()
    line.hurry()
    await vi.waitFor(() => expect(engine.sync.unacknowledged.current()).toBe(0), { timeout: 3_000 })
  })
})

describe('waits between attempts', () => {
  it('grow to four seconds, and no two pages wait alike', () => {
    for (const [failures, full] of [
      [0, 250],
      [3, 2_000],
      [4, 4_000],
      [50, 4_000],
    ] as const) {
      const waits = Array.from({ length: 50 }, () => growingWait(failures))
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(full / 2)
      expect(Math.max(...waits)).toBeLessThanOrEqual(full)
      expect(new Set(waits).size).toBeGreaterThan(5)
    }
  })
})
