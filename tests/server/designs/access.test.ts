import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../support/server/databases.ts'
import { addAdmin, addGuest, expectCode, openDesignServer, sendKit, step } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

type Method = InjectOptions['method']
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Every call on a design of an owner, with a valid body. */
const calls: readonly (readonly [method: Method, path: string, body?: unknown])[] = [
  ['GET', ''],
  ['PATCH', '', { name: 'Stolen' }],
  ['DELETE', ''],
  ['POST', '/restore'],
  ['POST', '/duplicate', { id: randomUUID() }],
  ['GET', '/log'],
  ['POST', '/log', { update: 'AAA=' }],
  ['GET', '/history'],
  ['GET', '/document'],
  ['GET', '/revisions'],
  ['GET', '/revisions/1'],
  ['GET', '/shares'],
  ['POST', '/shares', { scope: 'edit' }],
  ['DELETE', '/shares/SHARE'],
  ['GET', '/comments'],
  ['POST', '/comments', { panel: 'front', xMm: 0, yMm: 0, text: 'x' }],
  ['PATCH', '/comments/COMMENT', { resolved: true }],
  ['DELETE', '/comments/COMMENT'],
  ['POST', '/submit'],
  ['POST', '/withdraw'],
  ['POST', '/reopen'],
  ['POST', '/publish'],
  ['POST', '/unpublish'],
]
/** Calls that require a sign-in from guests, for any design. */
const forCustomers = /submit|withdraw|reopen|publish/

describe.each(databases)('somebody else’s design on $name', kind => {
  let api: TestServer
  let path: string
  let asOthers: Readonly<Record<string, Readonly<Record<string, string>>>>
  let comment: string
  let share: string

  beforeAll(async () => {
    api = await openDesignServer(kind)
    const owner = await addCustomer(api)
    const { id } = await sendKit(owner, { name: 'Mine alone', players: ['Sok'] })
    await expectCode(step(owner, id, 'submit'), 200)
    await expectCode(step(owner, id, 'withdraw'), 200)
    const note = { panel: 'front', xMm: 0, yMm: 0, text: 'x' }
    comment = (await owner.post(`/api/designs/${id}/comments`, note)).json().id
    share = (await owner.post(`/api/designs/${id}/shares`, { scope: 'view' })).json().id
    path = `/api/designs/${id}`
    const angkor = { host: 'angkor.localhost' }
    asOthers = {
      'another customer': { ...angkor, 'x-principal': `customer ${(await addCustomer(api)).id}` },
      'a guest': { ...angkor, 'x-guest-secret': addGuest(api).secret },
      // The owner's token is sent to another shop.
      'another shop': { host: 'mekong.localhost', 'x-principal': `customer ${owner.id}` },
      'an admin': { ...angkor, 'x-principal': `admin ${(await addAdmin(api)).id}` },
      nobody: angkor,
    }
  })
  afterAll(() => api.close())

  const principal = ['another customer', 'a guest', 'another shop', 'an admin', 'nobody'] as const
  it.each(principal)('is not found by %s, with any call', async who => {
    for (const [method, rest, body] of calls) {
      const response = await api.server.inject({
        method,
        url: path + rest.replace('COMMENT', comment).replace('SHARE', share),
        headers: { ...asOthers[who], 'if-match': '"3"' },
        ...(body ? { payload: body as object } : {}),
      })
      const expected = who === 'an admin' ? 403 : who === 'nobody' ? 401 : 404
      const wanted = who === 'a guest' && forCustomers.test(rest) ? 401 : expected
      expect(response.statusCode, `${method} ${rest} as ${who}: ${response.body}`).toBe(wanted)
      expect(response.body).not.toContain('Mine alone')
    }
  })

  it('accepts no other thumbnail, and shows its own only at its address', async () => {
    const owner = await addCustomer(api)
    const { id } = await sendKit(owner)
    const at = `/api/designs/${id}/thumbnail`
    const put = (who: { put: typeof owner.put }, bytes: Buffer, type = 'image/png') =>
      who.put(at, bytes, { 'content-type': type })
    expect((await put(await addCustomer(api), png)).statusCode).toBe(404)
    const { thumbnail } = (await expectCode(put(owner, png), 200)).json()
    const shown = await expectCode(api.get(thumbnail), 200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    })
    expect(shown.rawPayload.equals(png)).toBe(true)
    expect((await api.get(thumbnail, { 'if-none-match': String(shown.headers.etag) })).statusCode).toBe(304)
    expect((await api.at('mekong').get(thumbnail)).statusCode).toBe(404)
    expect((await api.get(`${at}?v=${'0'.repeat(32)}`)).statusCode).toBe(404)
    expect((await owner.get(`/api/designs/${id}`)).json()).toMatchObject({ thumbnail, version: 1 })
    const refusals: readonly (readonly [Buffer, string, number])[] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 415],
      [Buffer.from('GIF89a-and-so-on'), 'image/webp', 415],
      [png, 'image/gif', 415],
      [Buffer.alloc(300_001), 'image/png', 413],
      [enormous(), 'image/png', 413],
    ]
    for (const [bytes, type, code] of refusals) expect((await put(owner, bytes, type)).statusCode).toBe(code)
  })
})

/** An image whose header claims 14,000 × 14,000 pixels. */
function enormous(): Buffer {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(14_000, 16)
  bytes.writeUInt32BE(14_000, 20)
  return bytes
}
