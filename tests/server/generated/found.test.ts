import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendKit } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

/** Bugs that generated requests found. */
describe('a request', () => {
  let api: TestServer
  let owner: Entered
  beforeAll(async () => {
    api = await openTestServer()
    owner = await enter(api)
  })
  afterAll(() => api.close())

  it.each(['/api/players?search=%00', '/whoami?tenant=%00', '/api/store/designs?search=a%00b', '/v1/fonts/%00'])(
    'with U+0000 in its address is refused in words: %s',
    async url => {
      const response = await owner.get(url)
      expect(response.statusCode).toBe(400)
      expect(response.json().code).toBe('invalid-request')
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
    const response = await owner.post('/api/players', deep, { 'content-type': 'application/json' })
    expect(response.statusCode).toBe(400)
  })

  it.each([
    ['/api/players', { number: '1', size: 'M' }, 'name'],
    ['/api/contact', { subject: 'x', message: 'y' }, 'contact'],
    ['/api/accounts/token', { password: 'x', clientId: 'web' }, 'email'],
    ['/api/pricing/quote', {}, 'items'],
  ])('with an object for a text whose length cannot be compared is refused: %s', async (url, rest, field) => {
    for (const length of [{ toString: 1 }, { valueOf: 1, toString: 1 }, [[{ toString: 1 }]]]) {
      const response = await owner.post(url, { ...rest, [field]: { length } })
      expect(response.json()).toMatchObject({ status: 400, code: 'invalid-request' })
    }
  })

  it.each(['constructor', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'for images of %s finds what there is',
    async word => {
      expect((await owner.get(`/api/images?q=${word}`)).statusCode).toBe(200)
    },
  )

  it('for a revision that no integer column can hold is refused', async () => {
    const { id } = await sendKit(owner)
    for (const number of ['2147483648', '9223372036854775808', '1e300']) {
      const response = await owner.get(`/api/designs/${id}/revisions/${number}`)
      expect(response.json()).toMatchObject({ status: 400, code: 'invalid-request' })
    }
    expect((await owner.get(`/api/designs/${id}/revisions/2147483647`)).statusCode).toBe(404)
  })

  it.each(['/%', '/api/%zz', '/api/designs/%', '/assets/%c0'])(
    'for %s, which cannot be decoded, is a problem',
    async url => {
      const response = await owner.get(url)
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(response.json()).toMatchObject({
        status: 400,
        code: 'invalid-request',
        detail: 'This address is not valid.',
      })
    },
  )
})
