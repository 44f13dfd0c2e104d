import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Transaction } from '../../server/db/database.ts'
import { FileStoreFailure } from '../../server/files/fileStore.ts'
import { type Entered, enter } from '../support/server/enter.ts'
import { type House, openHouse } from '../support/server/openHouse.ts'
import { formOf, pictures } from '../support/server/pictures.ts'

const player = { name: 'Vannak', number: '7', size: 'M' }

describe('a server whose disk is full', () => {
  let house: House
  let owner: Entered
  let isFull = false

  /** As PostgreSQL says it: reading goes on, nothing can be put. */
  const full = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get(target, name, self) {
        if (isFull && ['insert', 'update', 'delete'].includes(String(name))) {
          throw Object.assign(new Error('could not extend file'), { code: '53100' })
        }
        return Reflect.get(target, name, self)
      },
    })
  const onFullDisk = ({ database, files }: House['services']) => {
    const own: Database = {
      asTenant: (tenant, work) => database.asTenant(tenant, tx => work(full(tx))),
      asHouse: work => database.asHouse(tx => work(full(tx))),
      close: () => database.close(),
    }
    const put: typeof files.put = bytes =>
      isFull ? Promise.reject(new FileStoreFailure('full', new Error('ENOSPC'))) : files.put(bytes)
    return { database: own, files: { ...files, put } }
  }
  beforeAll(async () => {
    house = await openHouse({ services: onFullDisk })
    owner = await enter(house)
  }, 120_000)
  afterAll(() => house.close())

  it('says so with 507, goes on reading, and takes again what it refused', async () => {
    const kept = (await owner.post('/api/players', player)).json()
    const { body, headers } = await formOf([['crest.png', await pictures.png()]])
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
