import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Transaction } from '../../server/db/database.ts'
import { FileStoreFailure } from '../../server/files/fileStore.ts'
import { type Entered, enter } from '../support/server/enter.ts'
import { openTestServer, type TestServer } from '../support/server/openTestServer.ts'
import { formOf, images } from '../support/server/uploadFiles.ts'

const player = { name: 'Vannak', number: '7', size: 'M' }

describe('a server whose disk is full', () => {
  let api: TestServer
  let owner: Entered
  let isFull = false

  /** Fails writes like PostgreSQL on a full disk; reads still work. */
  const full = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get(target, name, self) {
        if (isFull && ['insert', 'update', 'delete'].includes(String(name))) {
          throw Object.assign(new Error('could not extend file'), { code: '53100' })
        }
        return Reflect.get(target, name, self)
      },
    })
  const onFullDisk = ({ database, files }: TestServer['services']) => {
    const own: Database = {
      asTenant: (tenant, work) => database.asTenant(tenant, tx => work(full(tx))),
      asSystem: work => database.asSystem(tx => work(full(tx))),
      close: () => database.close(),
    }
    const put: typeof files.put = bytes =>
      isFull ? Promise.reject(new FileStoreFailure('full', new Error('ENOSPC'))) : files.put(bytes)
    return { database: own, files: { ...files, put } }
  }
  beforeAll(async () => {
    api = await openTestServer({ services: onFullDisk })
    owner = await enter(api)
  }, 120_000)
  afterAll(() => api.close())

  it('says so with 507, goes on reading, and takes again what it refused', async () => {
    const kept = (await owner.post('/api/players', player)).json()
    const { body, headers } = await formOf([['crest.png', await images.png()]])
    isFull = true
    const refused = await owner.post('/api/players', player)
    expect(refused.statusCode).toBe(507)
    expect(refused.json().code).toBe('storage-full')
    expect((await owner.post('/api/uploads', body, headers)).statusCode).toBe(507)
    expect((await owner.get('/api/players')).json().items).toMatchObject([{ id: kept.id }])
    isFull = false
    expect((await owner.post('/api/players', player)).statusCode).toBe(201)
    expect((await owner.post('/api/uploads', body, headers)).statusCode).toBe(201)
  })
})
