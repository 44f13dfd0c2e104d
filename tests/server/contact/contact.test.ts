import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactMessages } from '../../../server/db/schema/contact.ts'
import { databases } from '../../support/server/databases.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { bearer, customer, lettersTo, signIn } from '../../support/server/people.ts'

const words = { contact: 'sokha@mail.example', subject: 'តម្លៃ', message: 'Two teams.\n\nWhen can it be <b>ready</b>?' }

describe.each(databases)('a message to the shop on $name', database => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ database })
  })
  afterAll(() => house.close())

  const kept = async (id: string, slug = 'angkor') => {
    const shop = await house.shop(slug)
    return house.database.asTenant(shop.id, tx => tx.select().from(contactMessages).where(eq(contactMessages.id, id)))
  }
  const refused = async (given: object) => {
    const answer = await house.post('/api/contact', { ...words, ...given })
    expect(answer.json().code).toBe('invalid-request')
    return answer.json().fields.map(({ path, code }: { path: string; code: string }) => [path, code])
  }

  it('is kept, and goes to the people of this shop alone by letter', async () => {
    const answer = await house.post('/api/contact', words)
    expect(answer.statusCode).toBe(201)
    expect(await kept(answer.json().id)).toMatchObject([{ ...words, accountId: null, handledAt: null }])
    expect(await kept(answer.json().id, 'mekong')).toEqual([])
    const [letter] = await lettersTo(house, 'admin@angkor.example')
    expect(letter?.subject).toBe('A message to Angkor Sport: តម្លៃ')
    expect(letter?.text).toContain('From: sokha@mail.example')
    expect(letter?.html).toContain('&lt;b&gt;ready')
    expect(await lettersTo(house, 'admin@mekong.example', 'mekong')).toEqual([])
  })

  it('says who wrote it when he is signed in, and keeps a phone number as networks have it', async () => {
    const dara = await customer(house)
    const { id } = (await dara.post('/api/contact', { ...words, contact: '012 345 678' })).json()
    const account = (await dara.get('/api/accounts/details')).json().id
    expect(await kept(id)).toMatchObject([{ contact: '+85512345678', accountId: account }])
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
    expect((await house.post('/api/contact', { ...words, tenantId: 'x' })).statusCode).toBe(400)
  })

  it('is not sent more than ten times an hour from one place, whatever the place says of itself', async () => {
    house.clock.now += 3_600_000
    const send = (turn: number) => house.post('/api/contact', words, { 'x-forwarded-for': `10.0.0.${turn}` })
    const codes: number[] = []
    for (let turn = 0; turn < 11; turn++) codes.push((await send(turn)).statusCode)
    expect(codes).toEqual([...Array(10).fill(201), 429])
    expect((await house.at('mekong').post('/api/contact', words)).statusCode).toBe(201)
    house.clock.now += 3_600_000
    expect((await send(0)).statusCode).toBe(201)
  })

  it('cannot be read by anybody through the shop', async () => {
    const tokens = await signIn(house)
    expect((await house.as(bearer(tokens.access_token)).get('/api/contact')).statusCode).toBe(404)
  })
})
