import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Mailer, openSmtpMailer } from '../../../server/mail/mailer.ts'
import { sendDueEmails, startMailWorker } from '../../../server/mail/mailWorker.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { emailsTo, lastSecret, newcomer } from '../../support/server/people.ts'
import { smtpServer } from '../../support/server/smtpServer.ts'

describe.each(databases)('letters on $name', database => {
  let api: TestServer
  let smtp: Awaited<ReturnType<typeof smtpServer>>
  let mailer: Mailer
  beforeAll(async () => {
    api = await openTestServer({ database })
    smtp = await smtpServer()
    mailer = openSmtpMailer({ url: smtp.url, from: 'Kitloom <letters@kitloom.example>' })
  })
  afterAll(async () => {
    mailer.close()
    await smtp.close()
    await api.close()
  })
  let email = ''
  let people = 0
  beforeEach(async () => {
    people += 1
    email = `sokha.${people}@mail.example`
    api.clock.now += 25 * 3_600_000
    await send()
    smtp.emails.length = 0
    smtp.rule.refuse = ''
  })
  const post = () => ({ database: api.database, mailer, now: () => api.clock.now })
  const send = () => sendDueEmails(post())
  const register = () => api.post('/api/accounts/register', { ...newcomer, email })

  it('are sent once, and what was secret in them is forgotten', async () => {
    await register()
    const code = await lastSecret(api, email)
    expect(await Promise.all([send(), send(), send()])).toContain(1)
    expect(smtp.emails).toHaveLength(1)
    expect(smtp.emails[0]).toContain(`To: ${email}`)
    expect(smtp.emails[0]).toContain(code)
    expect(smtp.emails[0]).toMatch(/Message-ID: <[\w-]+@kitloom\.example>/i)
    const [row] = await emailsTo(api, email)
    expect(row?.sentAt).toBeInstanceOf(Date)
    expect(JSON.stringify(row)).not.toContain(code)
  })

  it('are tried again, later each time, while the mail server refuses for now', async () => {
    await register()
    smtp.rule.refuse = '450 try later'
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    expect((await emailsTo(api, email))[0]).toMatchObject({ attempts: 1, sentAt: null, failedAt: null })
    api.clock.now += 5_000
    expect(await send()).toBe(1)
    api.clock.now += 9_999
    expect(await send()).toBe(0)
    smtp.rule.refuse = ''
    api.clock.now += 1
    expect(await send()).toBe(1)
    expect(smtp.emails).toHaveLength(1)
  })

  it('are given up when there is no such mailbox', async () => {
    await register()
    smtp.rule.refuse = '550 no such mailbox'
    await send()
    const [row] = await emailsTo(api, email)
    expect(row?.lastError).toContain('550')
    expect(row?.text).toBeUndefined()
    expect(row?.failedAt).toBeInstanceOf(Date)
  })

  it('wait while the mail server is away, and none is lost', async () => {
    await register()
    const lost = openSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'letters@kitloom.example' })
    await sendDueEmails({ ...post(), mailer: lost })
    lost.close()
    api.clock.now += 5_000
    expect(await send()).toBe(1)
    expect(smtp.emails).toHaveLength(1)
  })

  it('are not sent when their code has ended meanwhile', async () => {
    await register()
    api.clock.now += 600_000
    await send()
    expect(smtp.emails).toHaveLength(0)
    expect((await emailsTo(api, email))[0]?.lastError).toBe('The email expired before it could be sent.')
  })

  it('come back when the sender died with them', async () => {
    await register()
    const dead: Mailer = { send: () => new Promise(() => undefined), close: () => undefined }
    void sendDueEmails({ ...post(), mailer: dead })
    await vi.waitFor(async () => expect((await emailsTo(api, email))[0]?.attempts).toBe(1))
    expect(await send()).toBe(0)
    api.clock.now += 5 * 60_000
    expect(await send()).toBe(1)
    expect(smtp.emails).toHaveLength(1)
  })

  it('are sent by a mail worker that runs until it is stopped', async () => {
    const worker = startMailWorker(post(), error => expect(error).toBeNull())
    await register()
    await vi.waitFor(() => expect(smtp.emails).toHaveLength(1), { timeout: 10_000 })
    await worker.stop()
    await register()
    expect(smtp.emails).toHaveLength(1)
  })

  it('are shown at /outbox of a demo shop, escaped, with links to follow, to nobody elsewhere', async () => {
    await register()
    await api.post('/api/accounts/register', { ...newcomer, email: 'dara@angkor.example' })
    const page = await api.get('/outbox')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain(await lastSecret(api, email))
    expect(page.body).toContain('<a href="http://angkor.localhost/auth/forgotpassword">')
    expect((await api.at('mekong').get('/outbox')).body).not.toContain(email)
    const sending = await openTestServer({ services: () => ({ mailer }) })
    expect((await sending.get('/outbox')).json()).toMatchObject({ status: 404, code: 'not-found' })
    await sending.close()
  })
})
