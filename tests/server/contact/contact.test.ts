import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactMessages } from '../../../server/db/schema/contact.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { bearer, customer, emailsTo, signIn } from '../../support/server/people.ts'

const words = { contact: 'sokha@mail.example', subject: 'តម្លៃ', message: 'Two teams.\n\nWhen can it be <b>ready</b>?' }

describe.each(databases)('a message to the shop on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  const kept = async (id: string, slug = 'angkor') => {
    const shop = await api.shop(slug)
    return api.database.asTenant(shop.id, tx => tx.select().from(contactMessages).where(eq(contactMessages.id, id)))
  }
  const refused = async (given: object) => {
    const response = await api.post('/api/contact', { ...words, ...given })
    expect(response.json().code).toBe('invalid-request')
    return response.json().fields.map(({ path, code }: { path: string; code: string }) => [path, code])
  }

  it('is saved and emailed only to the admins of this shop', async () => {
    const response = await api.post('/api/contact', words)
    expect(response.statusCode).toBe(201)
    expect(await kept(response.json().id)).toMatchObject([{ ...words, accountId: null, handledAt: null }])
    expect(await kept(response.json().id, 'mekong')).toEqual([])
    const [email] = await emailsTo(api, 'admin@angkor.example')
    expect(email?.subject).toBe('New message for Angkor Sport: តម្លៃ')
    expect(email?.text).toContain('From: sokha@mail.example')
    expect(email?.html).toContain('&lt;b&gt;ready')
    expect(await emailsTo(api, 'admin@mekong.example', 'mekong')).toEqual([])
  })

  it('names a signed-in sender, and normalises a phone number', async () => {
    const dara = await customer(api)
    const { id } = (await dara.post('/api/contact', { ...words, contact: '012 345 678' })).json()
    const account = (await dara.get('/api/accounts/details')).json().id
    expect(await kept(id)).toMatchObject([{ contact: '+85512345678', accountId: account }])
  })

  it('takes a phone number in Khmer figures', async () => {
    const { id } = (await api.post('/api/contact', { ...words, contact: '០១២ ៣៤៥ ៦៧៨' })).json()
    expect(await kept(id)).toMatchObject([{ contact: '+85512345678' }])
  })

  it('needs all three, each with a code of its own', async () => {
    expect(await refused({ contact: '  ', subject: '', message: undefined })).toEqual([
      ['contact', 'required'],
      ['subject', 'required'],
      ['message', 'required'],
    ])
    expect(await refused({ contact: 'nobody' })).toEqual([['contact', 'invalid-contact']])
    expect(await refused({ contact: '+855 1' })).toEqual([['contact', 'invalid-contact']])
    expect(await refused({ message: 'x'.repeat(5001) })).toEqual([['message', 'too-long']])
    expect(await refused({ message: 'a\u0000b' })).toEqual([['message', 'invalid-text']])
    expect(await refused({ subject: 'a\nBcc: all@mail.example' })).toEqual([['subject', 'invalid-text']])
    expect((await api.post('/api/contact', { ...words, tenantId: 'x' })).statusCode).toBe(400)
  })

  it('is not sent more than ten times an hour from one place, whatever the place says of itself', async () => {
    api.clock.now += 3_600_000
    const send = (turn: number) => api.post('/api/contact', words, { 'x-forwarded-for': `10.0.0.${turn}` })
    const codes: number[] = []
    for (let turn = 0; turn < 11; turn++) codes.push((await send(turn)).statusCode)
    expect(codes).toEqual([...Array(10).fill(201), 429])
    expect((await api.at('mekong').post('/api/contact', words)).statusCode).toBe(201)
    api.clock.now += 3_600_000
    expect((await send(0)).statusCode).toBe(201)
  })

  it('cannot be read by anybody through the shop', async () => {
    const tokens = await signIn(api)
    expect((await api.as(bearer(tokens.access_token)).get('/api/contact')).statusCode).toBe(404)
  })
})
