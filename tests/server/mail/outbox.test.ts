import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Mailer, openSmtpMailer } from '../../../server/mail/mailer.ts'
import { sendDueEmails, startMailWorker } from '../../../server/mail/mailWorker.ts'
import { databases } from '../../support/server/databases.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { lastSecret, lettersTo, newcomer } from '../../support/server/people.ts'
import { smtpServer } from '../../support/server/smtpServer.ts'

describe.each(databases)('letters on $name', database => {
  let house: House
  let smtp: Awaited<ReturnType<typeof smtpServer>>
  let mailer: Mailer
  beforeAll(async () => {
    house = await openHouse({ database })
    smtp = await smtpServer()
    mailer = openSmtpMailer({ url: smtp.url, from: 'Kitloom <letters@kitloom.example>' })
  })
  afterAll(async () => {
    mailer.close()
    await smtp.close()
    await house.close()
  })
  let email = ''
  let people = 0
  beforeEach(async () => {
    people += 1
    email = `sokha.${people}@mail.example`
    house.clock.now += 25 * 3_600_000
    await send()
    smtp.letters.length = 0
    smtp.rule.refuse = ''
  })
  const post = () => ({ database: house.database, mailer, now: () => house.clock.now })
  const send = () => sendDueEmails(post())
  const register = () => house.post('/api/accounts/register', { ...newcomer, email })

  it('are sent once, and what was secret in them is forgotten', async () => {
    await register()
    const code = await lastSecret(house, email)
    expect(await Promise.all([send(), send(), send()])).toContain(1)
    expect(smtp.letters).toHaveLength(1)
    expect(smtp.letters[0]).toContain(`To: ${email}`)
    expect(smtp.letters[0]).toContain(code)
    expect(smtp.letters[0]).toMatch(/Message-ID: <[\w-]+@kitloom\.example>/i)
    const [row] = await lettersTo(house, email)
    expect(row?.sentAt).toBeInstanceOf(Date)
    expect(JSON.stringify(row)).not.toContain(code)
  })

  it('are tried again, later each time, while the mail server refuses for now', async () => {
    await register()
    smtp.rule.refuse = '450 try later'
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    expect((await lettersTo(house, email))[0]).toMatchObject({ attempts: 1, sentAt: null, failedAt: null })
    house.clock.now += 5_000
    expect(await send()).toBe(1)
    house.clock.now += 9_999
    expect(await send()).toBe(0)
    smtp.rule.refuse = ''
    house.clock.now += 1
    expect(await send()).toBe(1)
    expect(smtp.letters).toHaveLength(1)
  })

  it('are given up when there is no such mailbox', async () => {
    await register()
    smtp.rule.refuse = '550 no such mailbox'
    await send()
    const [row] = await lettersTo(house, email)
    expect(row?.lastError).toContain('550')
    expect(row?.text).toBeUndefined()
    expect(row?.failedAt).toBeInstanceOf(Date)
  })

  it('wait while the mail server is away, and are lost with nobody', async () => {
    await register()
    const lost = openSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'letters@kitloom.example' })
    await sendDueEmails({ ...post(), mailer: lost })
    lost.close()
    house.clock.now += 5_000
    expect(await send()).toBe(1)
    expect(smtp.letters).toHaveLength(1)
  })

  it('are not sent when their code has ended meanwhile', async () => {
    await register()
    house.clock.now += 600_000
    await send()
    expect(smtp.letters).toHaveLength(0)
    expect((await lettersTo(house, email))[0]?.lastError).toBe('It was too late to send it.')
  })

  it('come back when the sender died with them', async () => {
    await register()
    const dead: Mailer = { send: () => new Promise(() => undefined), close: () => undefined }
    void sendDueEmails({ ...post(), mailer: dead })
    await vi.waitFor(async () => expect((await lettersTo(house, email))[0]?.attempts).toBe(1))
    expect(await send()).toBe(0)
    house.clock.now += 5 * 60_000
    expect(await send()).toBe(1)
    expect(smtp.letters).toHaveLength(1)
  })

  it('are carried by a postman who goes on by himself and stops when told', async () => {
    const worker = startMailWorker(post(), error => expect(error).toBeNull())
    await register()
    await vi.waitFor(() => expect(smtp.letters).toHaveLength(1), { timeout: 10_000 })
    await worker.stop()
    await register()
    expect(smtp.letters).toHaveLength(1)
  })

  it('are shown at /outbox of a demo shop, escaped, with links to follow, to nobody elsewhere', async () => {
    await register()
    await house.post('/api/accounts/register', { ...newcomer, email: 'dara@angkor.example' })
    const page = await house.get('/outbox')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain(await lastSecret(house, email))
    expect(page.body).toContain('<a href="http://angkor.localhost/auth/forgotpassword">')
    expect((await house.at('mekong').get('/outbox')).body).not.toContain(email)
    const sending = await openHouse({ services: () => ({ mailer }) })
    expect((await sending.get('/outbox')).json()).toMatchObject({ status: 404, code: 'not-found' })
    await sending.close()
  })
})
