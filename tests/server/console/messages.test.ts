import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDueEmails } from '../../../server/mail/mailWorker.ts'
import { databases } from '../../support/server/databases.ts'
import { expectCode, sendKit, step } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { emailsTo } from '../../support/server/people.ts'
import { unlimited } from '../../support/server/unlimited.ts'

const at = '/api/console/messages'
const words = { subject: 'តម្លៃ', message: 'Two teams.\n\nHow <b>much</b>?' }

describe.each(databases)('what people wrote to a shop on $name', database => {
  let api: TestServer
  let owner: Entered
  beforeAll(async () => {
    api = await openTestServer({ database, services: () => ({ limits: unlimited }) })
    owner = await enter(api, { kind: 'admin', firstName: 'Chenda' })
  })
  afterAll(() => api.close())

  const write = async (contact: string, more: object = {}): Promise<string> =>
    (await expectCode(api.post('/api/contact', { ...words, contact, ...more }), 201)).json().id
  const list = async (query: string, of = 'messages') =>
    (await expectCode(owner.get(`/api/console/${of}?${query}`), 200)).json()
  /** Sends all that is due, or has it refused. */
  const sent = async (refusal?: Error) => {
    const mailer = { send: async () => (refusal ? Promise.reject(refusal) : undefined), close: () => undefined }
    while ((await sendDueEmails({ database: api.database, mailer, now: () => api.clock.now })) > 0);
  }

  it('is answered by an email in the language of the sender, and counts as answered then', async () => {
    const id = await write('sokha@mail.example', { language: 'kh' })
    const before = await list('state=open')
    expect(before.items.at(-1)).toMatchObject({ id, settledAt: null, contact: 'sokha@mail.example' })
    const thread = (await expectCode(owner.post(`${at}/${id}/replies`, { text: 'From $12.' }), 201)).json()
    expect(thread).toMatchObject({ replies: [{ text: 'From $12.', by: 'Chenda Dara', email: 'waiting' }] })
    expect((await list('state=open')).open).toBe(before.open - 1)
    const [email] = await emailsTo(api, 'sokha@mail.example')
    expect(email?.subject).toBe('ឆ្លើយតប៖ តម្លៃ')
    expect(email?.text).toContain('From $12.')
    expect(email?.text).toContain('Two teams.')
    expect(email?.html).toContain('&lt;b&gt;much')
    await sent()
    expect((await owner.get(`${at}/${id}`)).json().replies[0].email).toBe('sent')
  })

  it('is in the language of the account, or else of the shop, when the page does not say', async () => {
    const customer = await enter(api)
    const own = (await expectCode(customer.post('/api/contact', { ...words, contact: customer.email }), 201)).json().id
    expect((await owner.get(`${at}/${own}`)).json()).toMatchObject({ language: 'en', customer: customer.id })
    expect((await owner.get(`${at}/${await write('a@mail.example')}`)).json()).toMatchObject({ language: 'kh' })
  })

  it('from a phone is called back, and marked as answered by hand', async () => {
    const id = await write('012 345 678')
    const refused = await owner.post(`${at}/${id}/replies`, { text: 'Hello' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong-state'])
    expect((await expectCode(owner.patch(`${at}/${id}`, { settled: true }), 200)).json().settledAt).not.toBeNull()
    const [entry] = (await list('subject=message', 'audit')).items
    expect(entry).toMatchObject({ actor: 'Chenda Dara', detail: { handled_at: [null, expect.any(String)] } })
    expect((await expectCode(owner.patch(`${at}/${id}`, { settled: false }), 200)).json().settledAt).toBeNull()
  })

  it('waits in Today for owners, and for nobody else of the staff', async () => {
    const id = await write('today@mail.example')
    const idsFor = async (who: Entered) =>
      (await expectCode(who.get('/api/console/today'), 200)).json().messages.map((one: { id: string }) => one.id)
    expect(await idsFor(owner)).toContain(id)
    expect(await idsFor(await enter(api, { kind: 'admin', role: 'reviewer' }))).toEqual([])
  })

  it('is found by its words, and not by another shop', async () => {
    const id = await write('vanna@mail.example', { subject: 'Goalkeeper gloves' })
    expect((await list('state=all&search=keeper%20gl')).items).toMatchObject([{ id }])
    const abroad = await enter(api, { slug: 'mekong', kind: 'admin' })
    await expectCode(abroad.get(`${at}/${id}`), 404)
    await expectCode(abroad.post(`${at}/${id}/replies`, { text: 'Hello' }), 404)
  })

  it.each([
    ['nothing', '  '],
    ['too much', 'x'.repeat(5001)],
    ['a control character', 'a\u0007b'],
  ])('is not answered with %s', async (_what, text) => {
    const id = await write('bad@mail.example')
    await expectCode(owner.post(`${at}/${id}/replies`, { text }), 400)
  })

  it('and was answered stays in the list of emails, which sends it again', async () => {
    const id = await write('again@mail.example')
    await expectCode(owner.post(`${at}/${id}/replies`, { text: 'Yes' }), 201)
    await sent(Object.assign(new Error('550 no such mailbox'), { responseCode: 550 }))
    const [email] = (await list('search=again@mail.example', 'emails')).items
    expect(email).toMatchObject({ status: 'failed', canResend: true, attempts: 1, error: 'Error: 550 no such mailbox' })
    expect(email.text).toContain('Yes')
    expect((await list('status=failed', 'emails')).items).toContainEqual(email)
    const again = await expectCode(owner.post(`/api/console/emails/${email.id}/resend`), 200)
    expect(again.json()).toMatchObject({ status: 'waiting', error: '' })
    const [entry] = (await list('subject=email', 'audit')).items
    expect(entry).toMatchObject({ subjectId: email.id, detail: { failed_at: [expect.any(String), null] } })
    await sent()
    expect((await list('search=again@mail.example', 'emails')).items[0]).toMatchObject({ status: 'sent' })
  })

  it('is apart from emails with codes, whose text the staff never sees and which are not sent again', async () => {
    const email = 'newcomer@mail.example'
    await expectCode(api.post('/api/accounts/forgotpassword', { email: 'dara@angkor.example' }), 200)
    const secret = (await list('search=dara@angkor.example', 'emails')).items[0]
    expect(secret).toMatchObject({ text: null, status: 'waiting', canResend: false })
    await sent()
    const refused = await owner.post(`/api/console/emails/${secret.id}/resend`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong-state'])
    expect((await list(`search=${email}`, 'emails')).total).toBe(0)
  })

  it('in ratings can be hidden: they count nowhere until they are shown again', async () => {
    const [maker, critic] = [await enter(api), await enter(api, { firstName: 'Ratha' })]
    const { id } = await sendKit(maker, { name: 'Rated kit' })
    await expectCode(step(maker, id, 'publish'), 200)
    const { secret } = (await expectCode(maker.post(`/api/designs/${id}/shares`, { scope: 'view' }), 201)).json()
    const shared = `/api/designs/shared/${secret}`
    await expectCode(critic.post(`${shared}/ratings`, { rating: 1, comment: 'Awful words' }), 200)
    const [rating] = (await list('search=awful', 'ratings')).items
    expect(rating).toMatchObject({ rating: 1, by: 'Ratha Dara', isHidden: false, design: { id, name: 'Rated kit' } })
    const average = async () => (await critic.get(shared)).json().rating.average
    expect(await average()).toBe(1)
    await expectCode(owner.patch(`/api/console/ratings/${rating.id}`, { hidden: true }), 200)
    expect(await average()).toBeNull()
    expect((await list('shown=hidden', 'ratings')).items).toMatchObject([{ id: rating.id, isHidden: true }])
    const [entry] = (await list('subject=rating', 'audit')).items
    expect(entry).toMatchObject({ subjectId: rating.id, detail: { hidden_at: [null, expect.any(String)] } })
    await expectCode(critic.post(`${shared}/ratings`, { rating: 2, comment: 'Still awful' }), 200)
    expect(await average()).toBeNull()
    await expectCode(owner.patch(`/api/console/ratings/${rating.id}`, { hidden: false }), 200)
    expect(await average()).toBe(2)
  })
})
