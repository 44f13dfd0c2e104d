import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isNightly } from '../../support/nightly.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { unlimited } from '../../support/server/unlimited.ts'
import { askGenerated } from './askGenerated.ts'

/** Requests in all. */
const wanted = isNightly ? 20_000 : 4_000

describe('requests made from the OpenAPI file', { timeout: 900_000 }, () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ services: () => ({ limits: unlimited }) })
  }, 300_000)
  afterAll(() => house.close())

  it(`break nothing, and tell nobody what is another's (${wanted})`, async () => {
    const { asked, faults, statuses } = await askGenerated(house, { wanted, seed: 20_261 })
    expect(faults).toEqual([])
    expect(asked).toBeGreaterThanOrEqual(wanted)
    // Wrong ones alone would not get far.
    expect(statuses['200']).toBeGreaterThan(asked / 20)
  })
})
