import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { auditLog } from '../../../server/db/schema/outbox.ts'
import { rosterLinks, rosterReplies } from '../../../server/db/schema/rosterLinks.ts'
import { endRosterLinks } from '../../../server/orders/selfEntry/rosterRetention.ts'
import { everyDatabase } from '../../support/server/databases.ts'
import {
  addGuest,
  current,
  type Designer,
  expectCode,
  openDesignServer,
  sendKit,
} from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

const day = 24 * 60 * 60 * 1000
const shirt = { name: 'Dara', number: '7', size: 'M', shortsSize: null, sleeve: null }

describe.each(everyDatabase)('the link to a roster on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
  })
  afterAll(() => api.close())
  const inShop = async <T>(act: Parameters<TestServer['database']['asTenant']>[1]): Promise<T> =>
    api.database.asTenant((await api.shop('angkor')).id, act) as Promise<T>

  async function openLink(who: Designer, players: readonly string[] = [], days?: number) {
    const { id } = await sendKit(who, { players })
    const roster = `/api/designs/${id}/roster`
    const made = await expectCode(who.post(`${roster}/links`, days ? { days } : {}), 201)
    return { id, roster, link: made.json().id as string, secret: made.json().secret as string }
  }
  const nobody = () => api.at('angkor')
  const send = (secret: string, own: string, fields: object = {}) =>
    nobody().post('/api/roster/reply', { secret, own, ...shirt, ...fields })

  it('lets players enter themselves without an account, and its owner see and approve them', async () => {
    const who = await addCustomer(api)
    const { roster, secret } = await openLink(who)
    const [first, second] = [randomUUID(), randomUUID()]
    await expectCode(send(secret, first), 200)
    await expectCode(
      send(secret, second, { name: 'សុខា', number: '១០', size: 'XXL', shortsSize: 'L', sleeve: 'long' }),
      200,
    )
    const { links, replies } = (await expectCode(who.get(roster), 200)).json()
    expect(links).toHaveLength(1)
    expect(replies).toMatchObject([
      { name: 'Dara', status: 'waiting' },
      { name: 'សុខា', number: '១០', size: 'XXL', shortsSize: 'L', sleeve: 'long', status: 'waiting' },
    ])
    const body = { replies: [replies[0].id], decision: 'approved' }
    const decided = (await expectCode(who.post(`${roster}/decide`, body), 200)).json().replies
    expect(decided.map(({ status }: { status: string }) => status)).toEqual(['approved', 'waiting'])
    expect((await send(secret, first, { size: 'L' })).json().code).toBe('wrong-state')
    await expectCode(send(secret, second, { number: '11' }), 200)
    await expectCode(who.post(`${roster}/decide`, { replies: [replies[1].id], decision: 'declined' }), 200)
    const seen = (await nobody().post('/api/roster/open', { secret, own: second })).json()
    expect(seen.reply).toMatchObject({ number: '11', status: 'declined' })
  })

  it('shows nobody else: neither players nor replies, and of a number only that it is taken', async () => {
    const who = addGuest(api)
    const { secret } = await openLink(who, ['Bopha'])
    await expectCode(send(secret, randomUUID(), { name: 'Hidden', number: '9' }), 200)
    const seen = await expectCode(nobody().post('/api/roster/open', { secret, own: randomUUID() }), 200)
    expect(JSON.stringify(seen.json())).not.toMatch(/Bopha|Hidden/)
    expect(seen.json()).toMatchObject({ name: 'Home', productType: 'SOCCER_KIT', reply: null })
    for (const number of ['9', '09', '៩', '1']) {
      const refused = await expectCode(send(secret, randomUUID(), { number }), 400)
      expect(refused.json().fields).toEqual([
        { path: 'number', code: 'number-taken', message: 'This number is taken.' },
      ])
      expect(JSON.stringify(refused.json())).not.toMatch(/Bopha|Hidden/)
    }
  })

  it('gives a number to one of two who send it at once', async () => {
    const { secret } = await openLink(await addCustomer(api))
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(secret, randomUUID())))
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400])
  })

  it('is found no more once it is closed, has expired, or its design was deleted', async () => {
    const who = await addCustomer(api)
    const [closed, expired, deleted] = [await openLink(who), await openLink(who, [], 1), await openLink(who)]
    const statusOf = async ({ secret }: { secret: string }) => (await send(secret, randomUUID())).statusCode
    await expectCode(who.delete(`${closed.roster}/links/${closed.link}`), 200)
    await expectCode(who.delete(`/api/designs/${deleted.id}`, await current(who, deleted.id)), 200)
    expect(await statusOf(closed)).toBe(404)
    expect(await statusOf(deleted)).toBe(404)
    expect(await statusOf(expired)).toBe(200)
    api.clock.now += 2 * day
    expect(await statusOf(expired)).toBe(404)
    expect((await who.get(expired.roster)).json()).toMatchObject({ links: [], replies: [{ name: 'Dara' }] })
  })

  it('is nobody else’s: links, replies and decisions of others are not there', async () => {
    const [who, other] = [await addCustomer(api), await addCustomer(api)]
    const [mine, theirs] = [await openLink(who), await openLink(other)]
    const reply = (await send(mine.secret, randomUUID())).json()
    for (const decision of ['approved', 'declined']) {
      await expectCode(other.post(`${theirs.roster}/decide`, { replies: [reply.id], decision }), 404)
    }
    await expectCode(other.get(mine.roster), 404)
    await expectCode(other.delete(`${theirs.roster}/links/${mine.link}`), 404)
    const abroad = api.at('mekong')
    await expectCode(abroad.post('/api/roster/open', { secret: mine.secret, own: randomUUID() }), 404)
    expect((await who.get(mine.roster)).json().replies).toMatchObject([{ status: 'waiting' }])
  })

  it('refuses what cannot be a player, field by field', async () => {
    const { secret } = await openLink(await addCustomer(api))
    const fieldsOf = async (fields: object) =>
      ((await send(secret, randomUUID(), fields)).json().fields ?? []).map(
        ({ path, code }: { path: string; code: string }) => `${path} ${code}`,
      )
    expect(await fieldsOf({ number: '100' })).toEqual(['number invalid-number'])
    expect(await fieldsOf({ size: '' })).toEqual(['size required'])
    expect(await fieldsOf({ name: ' ', number: '' })).toEqual(['name required'])
    expect(await fieldsOf({ name: 'x'.repeat(61) })).toEqual(['name too-long'])
    expect(await fieldsOf({ name: 'a\u0000b' })).not.toEqual([])
    expect((await send(secret, randomUUID(), { status: 'approved' })).json().code).toBe('invalid-request')
    expect((await send(secret, 'short')).json().code).toBe('invalid-request')
  })

  it('is limited by its address and by itself', async () => {
    const { secret } = await openLink(await addCustomer(api))
    const open = (address: string) =>
      api.at('angkor', { 'x-forwarded-for': address }).post('/api/roster/open', { secret: randomUUID(), own: secret })
    const codes: number[] = []
    for (let count = 0; count < 130; count++) codes.push((await open('203.0.113.7')).statusCode)
    expect(codes[0]).toBe(404)
    expect(codes.at(-1)).toBe(429)
    api.clock.now += day
  }, 60_000)

  it('keeps only the hash of its secret, and writes down who opened, closed and decided without a name', async () => {
    const who = await addCustomer(api)
    const { roster, link, secret } = await openLink(who)
    const [row] = await inShop<{ secretHash: string }[]>(tx =>
      tx.select().from(rosterLinks).where(eq(rosterLinks.id, link)),
    )
    expect(JSON.stringify(row)).not.toContain(secret)
    const { id } = (await send(secret, randomUUID(), { name: 'Secret name' })).json()
    await expectCode(who.post(`${roster}/decide`, { replies: [id], decision: 'approved' }), 200)
    await expectCode(who.delete(`${roster}/links/${link}`), 200)
    const entries = await inShop<{ subject: string; action: string; actor: string }[]>(tx =>
      tx.select().from(auditLog).orderBy(desc(auditLog.createdAt)).limit(20),
    )
    const written = entries.filter(({ subject }) => subject.startsWith('roster-'))
    expect(JSON.stringify(written)).not.toContain('Secret name')
    expect(written.map(({ subject, action }) => `${subject} ${action}`)).toEqual(
      expect.arrayContaining(['roster-link added', 'roster-reply changed', 'roster-link changed']),
    )
    expect(written.some(({ actor }) => actor === `account:${who.id}`)).toBe(true)
  })

  it('goes with the account of its owner, and 30 days after its end', async () => {
    const who = await addCustomer(api)
    const [mine, old] = [await openLink(who), await openLink(await addCustomer(api), [], 1)]
    await send(mine.secret, randomUUID())
    await send(old.secret, randomUUID())
    await inShop(tx => tx.delete(accounts).where(eq(accounts.id, who.id)))
    const linksOf = ({ link }: { link: string }) =>
      inShop<unknown[]>(tx => tx.select().from(rosterLinks).where(eq(rosterLinks.id, link)))
    const repliesOf = ({ link }: { link: string }) =>
      inShop<unknown[]>(tx => tx.select().from(rosterReplies).where(eq(rosterReplies.linkId, link)))
    expect([await linksOf(mine), await repliesOf(mine)]).toEqual([[], []])
    const inDays = (days: number) => ({ database: api.database, now: () => api.clock.now + days * day })
    await endRosterLinks(inDays(30))
    expect(await repliesOf(old)).toHaveLength(1)
    await endRosterLinks(inDays(32))
    expect([await linksOf(old), await repliesOf(old)]).toEqual([[], []])
  })
})
