import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyLimits, timeouts } from '../../../server/http/requestLimits.ts'
import { enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { readCalls } from '../../support/server/readCalls.ts'

/** Calls with a higher limit than a form. */
const larger =
  /\/log$|\/pricing\/quote$|\/thumbnail$|\/players\/import$|\/orders$|\/reorder$|\/shop\/(logo|icon)$|\/console\/fonts$/

describe('the size of a request', () => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer()
  })
  afterAll(() => api.close())

  it('is a form, wherever nothing else is said: more is refused with 413', async () => {
    const [customer, admin] = [await enter(api), await enter(api, { kind: 'admin' })]
    const payload = JSON.stringify({ x: 'x'.repeat(bodyLimits.form) })
    const calls = (await readCalls(api)).filter(({ method, path }) => method !== 'GET' && !larger.test(path))
    const result: string[] = []
    for (const { name, method, path, access } of calls) {
      const { headers } = access === 'admin' || access === 'staff' ? admin : customer
      const url = path.replace(/\{\w+\}/g, randomUUID())
      const sent = { host: 'angkor.localhost', 'content-type': 'application/json', ...headers }
      const { statusCode } = await api.server.inject({ method, url, payload, headers: sent })
      if (statusCode !== 413) result.push(`${name}: ${statusCode}`)
    }
    expect(calls.length).toBeGreaterThan(30)
    expect(result).toEqual([])
  })

  it('has to come in time', () => {
    const { server } = api.server
    expect(server.headersTimeout).toBe(timeouts.http.headersTimeout)
    expect(server.requestTimeout).toBe(timeouts.requestTimeout)
  })
})
