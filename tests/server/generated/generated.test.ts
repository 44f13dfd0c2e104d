import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isNightly } from '../../support/nightly.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { unlimited } from '../../support/server/unlimited.ts'
import { sendGenerated } from './sendGenerated.ts'

/** The total number of requests; `GENERATED=300000` for a long run. */
const wanted = Number(process.env.GENERATED ?? (isNightly ? 20_000 : 2_000))
/** Another one makes other requests. */
const seed = Number(process.env.GENERATED_SEED ?? 20_261)

describe('requests made from the OpenAPI file', { timeout: 3_600_000 }, () => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ services: () => ({ limits: unlimited }) })
  }, 300_000)
  afterAll(() => api.close())

  it(`break nothing, and tell nobody what is another's (${wanted})`, async () => {
    const { sent, errors, statuses } = await sendGenerated(api, { wanted, seed })
    expect(errors).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(wanted)
    // Invalid requests alone would not reach much code.
    expect(statuses['200']).toBeGreaterThan(sent / 20)
  })
})
