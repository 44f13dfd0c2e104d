import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { openRedisLimits } from '../../server/limits/redisLimits.ts'
import { seed } from '../support/server/databases.ts'
import { type Entered, enter } from '../support/server/enter.ts'
import { openGate } from '../support/server/openGate.ts'
import { openTestServer, type TestServer } from '../support/server/openTestServer.ts'
import { trySignIn } from '../support/server/people.ts'

const { DATABASE_URL, REDIS_URL } = process.env
if (!DATABASE_URL) console.warn('DATABASE_URL is not set: faults of PostgreSQL are left out.')
if (!REDIS_URL) console.warn('REDIS_URL is not set: faults of Redis are left out.')
const soon = { timeout: 20_000, interval: 50 }

describe('a server whose PostgreSQL goes away', () => {
  if (!DATABASE_URL) return it('is left out', () => {})
  const name = `kitloom_${randomUUID().replaceAll('-', '')}`
  let gate: Awaited<ReturnType<typeof openGate>>
  let api: TestServer
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
      await seed(database)
      return database
    }
    const checks = ({ database }: TestServer['services']) => ({
      checks: { database: () => database.asSystem(tx => tx.execute('select 1')) },
    })
    api = await openTestServer({ database: { name: 'PostgreSQL', open, openDemo }, services: checks })
    owner = await enter(api)
  }, 120_000)
  afterAll(async () => {
    await api.close()
    await gate.close()
    await asOwner(`drop database ${name} with (force)`)
  })

  const acknowledged: string[] = []
  const add = async () => {
    const id = randomUUID()
    const response = await owner.post('/api/players', { id, name: 'Vannak', number: '7', size: 'M' })
    if (response.statusCode === 201) acknowledged.push(id)
    return response
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
    expect((await api.get('/ready')).json()).toMatchObject({ checks: { database: 'not available' } })
    expect((await api.get('/health')).statusCode).toBe(200)
    gate.open()
    await vi.waitFor(async () => expect((await add()).statusCode).toBe(201), soon)
    expect(await missing()).toEqual([])
  })

  it('goes on after a restart under load, without internal errors', async () => {
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
  let api: TestServer
  beforeAll(async () => {
    gate = await openGate(new URL(REDIS_URL))
    const redis = new Redis(gate.url, { maxRetriesPerRequest: 1, commandTimeout: 2_000 })
    redis.on('error', () => undefined)
    const limits = openRedisLimits(redis, `kitloom:${randomUUID()}:`)
    api = await openTestServer({ redisUrl: gate.url, services: () => ({ limits }) })
  }, 120_000)
  afterAll(async () => {
    api.services.limits.close()
    await api.close()
    await gate.close()
  })

  it('refuses sign-ins that cannot be counted, keeps pages readable, and recovers', async () => {
    expect((await trySignIn(api)).statusCode).toBe(200)
    gate.shut()
    const refused = await trySignIn(api)
    expect(refused.json().code).toBe('not-ready')
    expect((await api.get('/whoami')).statusCode).toBe(200)
    gate.open()
    await vi.waitFor(async () => expect((await trySignIn(api)).statusCode).toBe(200), soon)
  })
})
