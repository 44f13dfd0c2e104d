import { describe, expect, it } from 'vitest'
import { openHouse } from '../../support/server/openHouse.ts'

describe('how the server is', () => {
  it('says that it is well, its version and how long it has been up', async () => {
    const house = await openHouse()
    house.clock.now += 61_900
    const answer = await house.get('/health')
    expect(answer.json()).toEqual({ status: 'ok', version: '1.2.3', upSeconds: 61 })
    expect(answer.headers['cache-control']).toBe('no-store')
    await house.close()
  })

  it('says that it is ready, and what is not', async () => {
    let well = true
    const files = async () => {
      if (!well) throw new Error('the disk has gone: /var/secret')
    }
    const house = await openHouse({
      services: ({ database }) => ({
        checks: { database: () => database.asHouse(tx => tx.execute('select 1')), files },
      }),
    })
    const ready = await house.get('/ready')
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: 'ok', files: 'ok' } },
    ])
    well = false
    const not = await house.get('/ready')
    expect([not.statusCode, not.json()]).toEqual([
      503,
      { status: 'not ready', checks: { database: 'ok', files: 'not available' } },
    ])
    await house.close()
  })
})
