import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Engine } from '../../engine/index.ts'
import { newId } from '../../server/db/newId.ts'
import { canonical, run } from '../support/peers.ts'
import { drawKit } from '../support/server/drawKit.ts'
import { openPerson } from '../support/server/person.ts'
import { rawMember } from '../support/server/rawMember.ts'
import { roomsAddress } from '../support/server/roomsAddress.ts'
import { type RoomsProcess, startRoomsProcess } from '../support/server/startRoomsProcess.ts'

const { DATABASE_URL, REDIS_URL } = process.env
if (!DATABASE_URL || !REDIS_URL) {
  console.warn('DATABASE_URL or REDIS_URL is not set: the story of two people in two towns is left out.')
}
const soon = { timeout: 30_000, interval: 20 }

describe('two people in two towns on one kit', () => {
  if (!DATABASE_URL || !REDIS_URL) return it('is left out', () => {})
  const servers: RoomsProcess[] = []
  const database = `kitloom_${newId().replaceAll('-', '')}`
  const portOf = (server: number) => (): number => {
    const found = servers[server]
    if (!found) throw new Error('The server is down.')
    return found.port
  }
  const asOwner = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  beforeAll(async () => {
    await asOwner(`create database ${database}`)
    const own = Object.assign(new URL(DATABASE_URL), { pathname: `/${database}` }).href
    for (const _ of [1, 2]) servers.push(await startRoomsProcess([], { DATABASE_URL: own, REDIS_URL }))
  }, 120_000)
  afterAll(async () => {
    for (const server of servers) await server.kill()
    await asOwner(`drop database ${database} with (force)`)
  })

  let players = 0
  /** Adds a player to the roster with a unique name, so that a missing one is noticed. */
  const add = (engine: Engine, town: string): void => {
    players++
    const player = { player: `p${players}`, name: `${town} ${players}`, number: String(players % 100), size: 'M' }
    const usual = { shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 }
    run(engine, { type: 'players.add', payload: { ...player, ...usual } })
  }
  const namesIn = ({ document }: Engine): readonly string[] =>
    Object.values(document.current().players).map(({ name }) => name)
  const areSaved = (...engines: readonly Engine[]) =>
    vi.waitFor(() => {
      for (const engine of engines) expect(engine.sync.unacknowledged.current()).toBe(0)
    }, soon)
  const areEqual = (a: Engine, b: Engine) =>
    vi.waitFor(() => expect(canonical(a.document.current())).toBe(canonical(b.document.current())), soon)

  it('is the same for both, whatever happens on the way, and nothing for another shop', async () => {
    const dara = await openPerson('dara', portOf(0))
    const bopha = await openPerson('bopha', portOf(1))
    const stranger = await openPerson('dara', portOf(1), 'mekong')

    const design = randomUUID()
    expect((await dara.send('POST', '/api/designs', { id: design, productType: 'SOCCER_KIT' })).status).toBe(201)
    expect((await bopha.send('GET', `/api/designs/${design}`)).status).toBe(404)
    const share = (await dara.send('POST', `/api/designs/${design}/shares`, { scope: 'edit' })).result.secret

    // Both edit at once, each over a server of their own.
    const [inTown, inVillage] = [dara.join({ design }), bopha.join({ design, share })]
    for (let turn = 0; turn < 20; turn++) {
      add(inTown.engine, 'Phnom Penh')
      add(inVillage.engine, 'Kampot')
      if (turn % 5 === 0) await new Promise(resolve => setImmediate(resolve))
    }
    await areSaved(inTown.engine, inVillage.engine)
    await areEqual(inTown.engine, inVillage.engine)
    expect(namesIn(inTown.engine)).toHaveLength(40)

    // One of them is offline and keeps working, and so does the other.
    inVillage.goOffline()
    await vi.waitFor(() => expect(inVillage.line.status.current()).toBe('connecting'), soon)
    for (let turn = 0; turn < 15; turn++) add(inVillage.engine, 'Kampot, offline')
    for (let turn = 0; turn < 10; turn++) add(inTown.engine, 'Phnom Penh')
    expect(inVillage.engine.sync.unacknowledged.current()).toBe(15)
    await areSaved(inTown.engine)

    // The server of the other is killed in the middle of their work.
    const before = sumOf(inTown.engine)
    const writing = setInterval(() => add(inTown.engine, 'Phnom Penh, at the end'), 5)
    await vi.waitFor(() => expect(sumOf(inTown.engine)).toBeGreaterThan(before + 20), soon)
    inTown.goOffline()
    await servers[0]?.kill()
    clearInterval(writing)
    const acknowledged = new Map(inTown.engine.sync.stored.current())
    const [, left] = servers
    if (left) servers[0] = left

    // Everything that was acknowledged is there before anybody sends it again.
    const { status, result } = await dara.send('GET', `/api/designs/${design}/log`)
    expect(status).toBe(200)
    const kept = drawKit()
    kept.take(result.update)
    for (const [client, clock] of acknowledged) {
      expect(kept.engine.timeline.moment().get(client) ?? 0).toBeGreaterThanOrEqual(clock)
    }

    inTown.comeBack()
    inVillage.comeBack()
    await areSaved(inTown.engine, inVillage.engine)
    await areEqual(inTown.engine, inVillage.engine)
    const names = namesIn(inTown.engine)
    expect(names).toHaveLength(players)
    expect(names.filter(name => name.startsWith('Kampot, offline'))).toHaveLength(15)

    // The stored log is what both see.
    const whole = drawKit()
    whole.take((await bopha.send('GET', `/api/designs/shared/${share}/log`)).result.update)
    expect(canonical(whole.engine.document.current())).toBe(canonical(inTown.engine.document.current()))

    // The second shop cannot reach any of it.
    const requested = [
      stranger.send('GET', `/api/designs/${design}`),
      stranger.send('GET', `/api/designs/${design}/log`),
      stranger.send('GET', `/api/designs/shared/${share}`),
      stranger.send('GET', `/api/designs/shared/${share}/log`),
      stranger.send('POST', '/api/rooms/tickets', { design, share }),
    ]
    for (const response of await Promise.all(requested))
      expect([response.status, response.result.code]).toEqual([404, 'not-found'])
    expect((await stranger.send('GET', '/api/designs')).result.total).toBe(0)
    const ticket = (await dara.send('POST', '/api/rooms/tickets', { design })).result.ticket
    const intruder = await rawMember(`${roomsAddress(portOf(0)())}?tenant=mekong`)
    intruder.send({ kind: 'hello', ticket })
    await intruder.ended
    expect(intruder.of('welcome')).toEqual([])
    for (const { engine } of [inTown, inVillage, kept, whole]) engine.dispose()
  })
})

/** Entries that the server has acknowledged. */
const sumOf = ({ sync }: Engine): number => [...sync.stored.current().values()].reduce((sum, clock) => sum + clock, 0)
