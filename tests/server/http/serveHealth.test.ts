import { describe, expect, it } from 'vitest'
import { writingChecks } from '../../../server/readiness.ts'
import { openTestServer } from '../../support/server/openTestServer.ts'

describe('how the server is', () => {
  it('says that it is well, its version and how long it has been up', async () => {
    const api = await openTestServer()
    api.clock.now += 61_900
    const response = await api.get('/health')
    expect(response.json()).toEqual({ status: 'ok', version: '1.2.3', upSeconds: 61 })
    expect(response.headers['cache-control']).toBe('no-store')
    await api.close()
  })

  it('says that it is ready, and what is not', async () => {
    let well = true
    const files = async () => {
      if (!well) throw new Error('the disk has gone: /var/secret')
    }
    const api = await openTestServer({
      services: ({ database }) => ({
        checks: { database: () => database.asSystem(tx => tx.execute('select 1')), files },
      }),
    })
    const ready = await api.get('/ready')
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: 'ok', files: 'ok' } },
    ])
    well = false
    const not = await api.get('/ready')
    expect([not.statusCode, not.json()]).toEqual([
      503,
      { status: 'not ready', checks: { database: 'ok', files: 'not available' } },
    ])
    await api.close()
  })

  it('is not ready while a disk takes nothing more, although it can be read', async () => {
    const api = await openTestServer({ services: usual => ({ checks: writingChecks(usual) }) })
    const ready = async () => (await api.get('/ready')).json()
    expect(await ready()).toMatchObject({ status: 'ready', checks: { database: 'ok', files: 'ok' } })
    expect(await ready()).toMatchObject({ status: 'ready' })
    await api.close()
    const full = await openTestServer({
      services: usual => ({
        checks: writingChecks({
          ...usual,
          database: {
            ...usual.database,
            asSystem: work =>
              usual.database.asSystem(async tx => {
                await tx.execute('set transaction read only')
                return work(tx)
              }),
          },
          files: { put: async () => Promise.reject(new Error('no space left')), delete: async () => undefined },
        }),
      }),
    })
    const checks = { database: 'not available', files: 'not available' }
    expect((await full.get('/ready')).json()).toEqual({ status: 'not ready', checks })
    await full.close()
  })
})
