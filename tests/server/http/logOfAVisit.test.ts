import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendKit } from '../../support/server/designers.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { bearer, lastSecret, newcomer, refresh, signIn, tryRefresh } from '../../support/server/people.ts'

describe('the log of a whole story', () => {
  let api: TestServer
  const lines: string[] = []
  beforeAll(async () => {
    const to = { write: (line: string) => void lines.push(line) }
    api = await openTestServer({ services: () => ({ logging: { level: 'debug', to } }) })
  })
  afterAll(() => api.close())

  it('has a line for each call, and not one of its secrets', async () => {
    const secrets: string[] = [newcomer.password, newcomer.email.toLowerCase(), newcomer.phone]
    const remember = (...words: string[]) => secrets.push(...words)

    await api.post('/api/accounts/register', newcomer)
    const code = await lastSecret(api, newcomer.email)
    const confirming = { username: newcomer.email, 'otp-token': code, 'client-id': 'app' }
    await api.post('/api/oauth/confirmotp', undefined, confirming)
    const tokens = await signIn(api, { email: newcomer.email, password: newcomer.password })
    const renewed = await refresh(api, tokens)
    for (const { access_token, refresh_token } of [tokens, renewed]) remember(access_token, refresh_token)
    await signIn(api, { email: newcomer.email, password: 'a-wrong-password' }).catch(() => undefined)
    remember('a-wrong-password')
    await api.post('/api/accounts/forgotpassword', { email: newcomer.email })
    const link = await lastSecret(api, newcomer.email)
    await api.post('/api/accounts/resetpassword', { token: link, password: 'four-quiet-rivers' })
    remember(link, 'four-quiet-rivers')
    await tryRefresh(api, renewed.refresh_token)
    await api.as(bearer('made.up.token')).get('/api/accounts/details')
    remember('made.up.token')

    const secret = randomUUID()
    const guest = api.as({ 'x-guest-secret': secret })
    const { id } = await sendKit(guest, { name: 'Kampot Reds', players: ['Vannak'] })
    const share = (await guest.post(`/api/designs/${id}/shares`, { scope: 'edit' })).json()
    await api.get(share.path)
    await api.get(`/api/designs/shared/${share.secret}`)
    await api.get(`/api/designs/shared/${share.secret}?token=${link}`)
    const { ticket } = (await guest.post('/api/rooms/tickets', { design: id, share: share.secret })).json()
    remember(secret, share.secret, ticket, 'Vannak')
    await api.post('/api/contact', { contact: newcomer.phone, subject: 'Prices', message: 'my-own-words' })
    remember('my-own-words')
    await api.get(`/api/players?search=${'%00'}`)
    await api.post('/api/accounts/token', `{"password":"broken-json`, { 'content-type': 'application/json' })
    remember('broken-json')

    const output = lines.join('')
    expect(output.match(/"msg":"request completed"/g)?.length).toBeGreaterThan(15)
    expect(secrets.filter(word => output.includes(word))).toEqual([])
    // Six digits are too short to search for except as a whole value.
    expect(output).not.toContain(`"${code}"`)
  })
})
