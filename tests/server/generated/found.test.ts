import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Entered, enter } from '../../support/server/enter.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'

/** What generated requests found, by name. */
describe('a request', () => {
  let house: House
  let owner: Entered
  beforeAll(async () => {
    house = await openHouse()
    owner = await enter(house)
  })
  afterAll(() => house.close())

  it.each(['/api/players?search=%00', '/whoami?tenant=%00', '/api/store/designs?search=a%00b', '/v1/fonts/%00'])(
    'with U+0000 in its address is refused in words: %s',
    async url => {
      const answer = await owner.get(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('invalid-request')
    },
  )

  it('with U+0000 in a word of its body is refused, with the place', async () => {
    const contact = { contact: 'a@mail.example', subject: 'x', message: 'a\u0000b' }
    expect((await owner.post('/api/contact', contact)).json().fields).toMatchObject([{ path: 'message' }])
    const pieces = [{ size: 'M', sleeve: 'short', version: 'player', quantity: 1 }]
    const quote = { items: [{ productType: 'SOCCER_KIT', fabric: '\u0000', pieces }] }
    expect((await owner.post('/api/pricing/quote', quote)).json().fields).toMatchObject([{ path: 'items.0.fabric' }])
  })

  it('that is nested deeper than calls may be is refused in words', async () => {
    const deep = `{"name":${'['.repeat(15_000)}${']'.repeat(15_000)}}`
    const answer = await owner.post('/api/players', deep, { 'content-type': 'application/json' })
    expect(answer.statusCode).toBe(400)
  })
})
