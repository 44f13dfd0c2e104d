import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { openRedisLimits } from '../../server/limits/redisLimits.ts'
import { furnish } from '../support/server/databases.ts'
import { type Entered, enter } from '../support/server/enter.ts'
import { openGate } from '../support/server/openGate.ts'
import { type House, openHouse } from '../support/server/openHouse.ts'
import { trySignIn } from '../support/server/people.ts'

const { DATABASE_URL, REDIS_URL } = process.env
if (!DATABASE_URL) console.warn('DATABASE_URL is not set: faults of PostgreSQL are left out.')
if (!REDIS_URL) console.warn('REDIS_URL is not set: faults of Redis are left out.')
const soon = { timeout: 20_000, interval: 50 }

describe('a server whose PostgreSQL goes away', () => {
  if (!DATABASE_URL) return it('is left out', () => {})
  const name = `kitloom_${randomUUID().replaceAll('-', '')}`
  let gate: Awaited<ReturnType<typeof openGate>>
  let house: House
  let owner: Entered
  const asOwner = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  beforeAll(async () => {
    await asOwner(`create database ${name}`)
    gate = await openGate(new URL(DATABASE_URL))
    const url = Object.assign(new URL(gate.url), { pathname: `/${name}` }).href
    const open = () => openPostgres({ url, connections: 4, onError: () => undefined })
    const openDemo = async () => {
      const database = await open()
      await furnish(database)
      return database
    }
    const checks = ({ database }: House['services']) => ({
      checks: { database: () => database.asHouse(tx => tx.execute('select 1')) },
    })
    house = await openHouse({ database: { name: 'PostgreSQL', open, openDemo }, services: checks })
    owner = await enter(house)
  }, 120_000)
  afterAll(async () => {
    await house.close()
    await gate.close()
    await asOwner(`drop database ${name} with (force)`)
  })

  const acknowledged: string[] = []
  const add = async () => {
    const id = randomUUID()
    const answer = await owner.post('/api/players', { id, name: 'Vannak', number: '7', size: 'M' })
    if (answer.statusCode === 201) acknowledged.push(id)
    return answer
  }
  const missing = async () => {
    const { items } = (await owner.get('/api/players?pageSize=500')).json()
    const there = new Set(items.map((player: { id: string }) => player.id))
    return acknowledged.filter(id => !there.has(id))
  }

  it('says so in words while it is away, and has everything that it acknowledged', async () => {
    await add()
    gate.shut()
    const refused = await add()
    expect(refused.statusCode).toBe(503)
    expect(refused.json().code).toBe('not-ready')
    expect((await house.get('/ready')).json()).toMatchObject({ checks: { database: 'not available' } })
    expect((await house.get('/health')).statusCode).toBe(200)
    gate.open()
    await vi.waitFor(async () => expect((await add()).statusCode).toBe(201), soon)
    expect(await missing()).toEqual([])
  })

  it('goes on after a restart under load, and nobody is told that something went wrong', async () => {
    const codes = new Set<number>()
    let isOver = false
    const lanes = Array.from({ length: 4 }, async () => {
      while (!isOver) codes.add((await add()).statusCode)
    })
    for (let turn = 0; turn < 3; turn++) {
      const before = acknowledged.length
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 5), soon)
      await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    }
    await vi.waitFor(async () => expect((await add()).statusCode).toBe(201), soon)
    isOver = true
    await Promise.all(lanes)
    expect([...codes].filter(code => code !== 201 && code !== 503)).toEqual([])
    expect(await missing()).toEqual([])
  })
})

describe('a server whose Redis goes away', () => {
  if (!REDIS_URL) return it('is left out', () => {})
  let gate: Awaited<ReturnType<typeof openGate>>
  let house: House
  beforeAll(async () => {
    gate = await openGate(new URL(REDIS_URL))
    const redis = new Redis(gate.url, { maxRetriesPerRequest: 1, commandTimeout: 2_000 })
    redis.on('error', () => undefined)
    const limits = openRedisLimits(redis, `kitloom:${randomUUID()}:`)
    house = await openHouse({ redisUrl: gate.url, services: () => ({ limits }) })
  }, 120_000)
  afterAll(async () => {
    house.services.limits.close()
    await house.close()
    await gate.close()
  })

  it('refuses who signs in uncounted, lets everybody look on, and is itself again', async () => {
    expect((await trySignIn(house)).statusCode).toBe(200)
    gate.shut()
    const refused = await trySignIn(house)
    expect(refused.json().code).toBe('not-ready')
    expect((await house.get('/whoami')).statusCode).toBe(200)
    gate.open()
    await vi.waitFor(async () => expect((await trySignIn(house)).statusCode).toBe(200), soon)
  })
})
