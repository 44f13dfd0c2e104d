import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  emailKinds,
  type KindTexts,
  placeholdersIn,
  placeholdersOf,
} from '../../../server/contract/console/emailTexts.ts'
import { filledWith } from '../../../server/mail/emailTexts.ts'
import { standardTexts } from '../../../server/mail/standardTexts.ts'
import { databases } from '../../support/server/databases.ts'
import { current, expectCode, sendKit, step } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder } from '../../support/server/orderers.ts'
import { emailsTo } from '../../support/server/people.ts'

const at = '/api/console/email-texts'
const text = (opening: string, closing = '') => ({ subject: 'Order {number}', opening, closing })
const version = (number: number) => ({ 'if-match': `"${number}"` })

describe('standard texts of emails', () => {
  it.each(emailKinds)('of %s use only what there is, in both languages', kind => {
    for (const { subject, opening, closing } of Object.values(standardTexts[kind])) {
      const used = placeholdersIn(subject + opening + closing)
      expect(placeholdersOf(kind).map(name => `{${name}}`)).toEqual(expect.arrayContaining([...used]))
    }
  })

  it('are filled once: braces in a value stay as they are', () => {
    expect(filledWith({ design: '{shop}', shop: 'Angkor' })('{design} of {shop}')).toBe('{shop} of Angkor')
    expect(filledWith({ shop: '$&$1' })('{shop}')).toBe('$&$1')
    expect(filledWith({})('{constructor}')).toBe('{constructor}')
  })
})

describe.each(databases)('the texts of a shop’s emails on $name', database => {
  let api: TestServer
  let staff: Entered
  beforeAll(async () => {
    api = await openTestServer({ database })
    staff = await enter(api, { kind: 'admin', firstName: 'Chenda' })
  })
  afterAll(() => api.close())

  const placed = async (who = staff): Promise<KindTexts> => {
    const { items } = (await expectCode(who.get(at), 200)).json()
    return items.find(({ kind, language }: KindTexts) => kind === 'placed' && language === 'en')
  }
  const newestEntry = async () => (await staff.get('/api/console/audit?subject=email-text')).json().items[0]

  it('are the standard ones until the shop changes them, and again when it goes back', async () => {
    expect(await placed()).toMatchObject({ text: standardTexts.placed.en, version: 0 })
    await expectCode(staff.put(`${at}/placed/en`, text('Thanks for {number}!'), version(0)), 200)
    expect(await placed()).toMatchObject({ text: text('Thanks for {number}!'), version: 1 })
    expect(await newestEntry()).toMatchObject({ action: 'added', actor: 'Chenda Dara', detail: { kind: 'placed' } })
    await expectCode(staff.put(`${at}/placed/en`, text('Thank you'), version(1)), 200)
    expect(await newestEntry()).toMatchObject({ detail: { opening: ['Thanks for {number}!', 'Thank you'] } })
    await expectCode(staff.put(`${at}/placed/en`, text('Late'), version(1)), 412)
    await expectCode(staff.put(`${at}/placed/en`, text('Late'), version(0)), 412)
    await expectCode(staff.delete(`${at}/placed/en`), 200)
    expect(await newestEntry()).toMatchObject({ action: 'deleted' })
    expect(await placed()).toMatchObject({ text: standardTexts.placed.en, version: 0 })
  })

  it('are what customers get, with their values in it, escaped', async () => {
    const opening = '<b>Thanks</b> & welcome, {number} of {total} at {shop}'
    await expectCode(staff.put(`${at}/placed/en`, text(opening, 'See "you" soon'), version(0)), 200)
    const customer = await enter(api)
    await placeOrder(customer)
    const { items } = (await staff.get('/api/console/emails?search=Order&pageSize=50')).json()
    const sent = items.find(({ text }: { text: string | null }) => text === null || text.includes('Thanks'))
    expect(sent?.subject).toMatch(/^Order #\d{5}$/)
    const emails = await emailsTo(api, sent?.to)
    const email = emails.find(({ subject }) => subject === sent?.subject)
    expect(email?.text).toMatch(/<b>Thanks<\/b> & welcome, #\d{5} of \$[\d.]+ at Angkor Sport/)
    expect(email?.html).toContain('&lt;b&gt;Thanks&lt;/b&gt; &amp; welcome')
    expect(email?.html).toContain('See &quot;you&quot; soon')
    expect(email?.html).not.toContain('<b>Thanks')
    await expectCode(staff.delete(`${at}/placed/en`), 200)
  })

  it('are used for decisions about designs, whose names fill nothing further', async () => {
    const body = { subject: '{design}', opening: 'At {shop}: {design}', closing: '' }
    await expectCode(staff.put(`${at}/designApproved/en`, body, version(0)), 200)
    const customer = await enter(api)
    const { id } = await sendKit(customer, { name: '{shop} <i>' })
    await expectCode(step(customer, id, 'submit'), 200)
    await expectCode(staff.post(`/api/console/designs/${id}/approve`, {}, await current(customer, id)), 200)
    const email = (await emailsTo(api, customer.email)).at(-1)
    expect(email).toMatchObject({ subject: '{shop} <i>' })
    expect(email?.text).toContain('At Angkor Sport: {shop} <i>')
    expect(email?.html).not.toContain('<i>')
  })

  it('are refused in words when something in braces is not known', async () => {
    for (const send of [
      () => staff.put(`${at}/placed/en`, text('Hi {nmae}'), version(0)),
      () => staff.post(`${at}/placed/en/preview`, text('Hi {nmae}')),
    ]) {
      const refused = (await expectCode(send(), 400)).json()
      expect(refused.fields).toEqual([
        {
          path: 'opening',
          code: 'unknown-placeholder',
          message: 'There is no {nmae} in this email. Use {shop}, {number}, {total}.',
        },
      ])
    }
    // Of another kind.
    await expectCode(staff.put(`${at}/designApproved/en`, text('Hi'), version(0)), 400)
    await expectCode(staff.put(`${at}/placed/en`, text('  '), version(0)), 400)
    await expectCode(staff.put(`${at}/placed/en`, text('x'.repeat(2001)), version(0)), 400)
    await expectCode(staff.put(`${at}/placed/en`, { ...text('x'), subject: 'a\r\nBcc: b@c.d' }, version(0)), 400)
    await expectCode(staff.put(`${at}/placed/en`, text('Hi')), 428)
    await expectCode(staff.put(`${at}/password/en`, text('Hi'), version(0)), 400)
  })

  it.each(emailKinds)('are seen before they are saved: %s', async kind => {
    const [first = ''] = placeholdersOf(kind)
    for (const language of ['kh', 'en']) {
      const body = { subject: `S {${first}}`, opening: 'First <b>', closing: 'Last' }
      const seen = (await expectCode(staff.post(`${at}/${kind}/${language}/preview`, body), 200)).json()
      expect(seen.subject).not.toContain('{')
      expect(seen.html).toContain('First &lt;b&gt;')
      expect(seen.text).toMatch(/First <b>[\s\S]*Last/)
    }
  })

  it('are of one shop: those of another stay as they are', async () => {
    await expectCode(staff.put(`${at}/placed/en`, text('Ours'), version(0)), 200)
    const abroad = await enter(api, { slug: 'mekong', kind: 'admin' })
    expect(await placed(abroad)).toMatchObject({ text: standardTexts.placed.en, version: 0 })
    await expectCode(abroad.delete(`${at}/placed/en`), 200)
    expect(await placed()).toMatchObject({ text: text('Ours'), version: 1 })
  })
})
