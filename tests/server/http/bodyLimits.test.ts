import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyLimits, timeouts } from '../../../server/http/requestLimits.ts'
import { enter } from '../../support/server/enter.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { readCalls } from '../../support/server/readCalls.ts'

/** What may bring more than a form. */
const larger = /\/log$|\/pricing\/quote$|\/thumbnail$|\/players\/import$/

describe('what a request may bring', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  it('is a form, wherever nothing else is said: more is refused with 413', async () => {
    const [customer, admin] = [await enter(house), await enter(house, { kind: 'admin' })]
    const payload = JSON.stringify({ x: 'x'.repeat(bodyLimits.form) })
    const calls = (await readCalls(house)).filter(({ method, path }) => method !== 'GET' && !larger.test(path))
    const told: string[] = []
    for (const { name, method, path, access } of calls) {
      const { headers } = access === 'admin' ? admin : customer
      const url = path.replace(/\{\w+\}/g, randomUUID())
      const sent = { host: 'angkor.localhost', 'content-type': 'application/json', ...headers }
      const { statusCode } = await house.server.inject({ method, url, payload, headers: sent })
      if (statusCode !== 413) told.push(`${name}: ${statusCode}`)
    }
    expect(calls.length).toBeGreaterThan(30)
    expect(told).toEqual([])
  })

  it('has to come in time', () => {
    const { server } = house.server
    expect(server.headersTimeout).toBe(timeouts.http.headersTimeout)
    expect(server.requestTimeout).toBe(timeouts.requestTimeout)
  })
})
