import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendKit } from '../../support/server/designers.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { bearer, lastSecret, newcomer, refresh, signIn, tryRefresh } from '../../support/server/people.ts'

describe('the log of a whole story', () => {
  let house: House
  const lines: string[] = []
  beforeAll(async () => {
    const to = { write: (line: string) => void lines.push(line) }
    house = await openHouse({ services: () => ({ logging: { level: 'debug', to } }) })
  })
  afterAll(() => house.close())

  it('has a line for each call, and not one of its secrets', async () => {
    const secrets: string[] = [newcomer.password, newcomer.email.toLowerCase(), newcomer.phone]
    const know = (...words: string[]) => secrets.push(...words)

    await house.post('/api/accounts/register', newcomer)
    const code = await lastSecret(house, newcomer.email)
    const confirming = { username: newcomer.email, 'otp-token': code, 'client-id': 'app' }
    await house.post('/api/oauth/confirmotp', undefined, confirming)
    const tokens = await signIn(house, { email: newcomer.email, password: newcomer.password })
    const renewed = await refresh(house, tokens)
    for (const { access_token, refresh_token } of [tokens, renewed]) know(access_token, refresh_token)
    await signIn(house, { email: newcomer.email, password: 'a-wrong-password' }).catch(() => undefined)
    know('a-wrong-password')
    await house.post('/api/accounts/forgotpassword', { email: newcomer.email })
    const link = await lastSecret(house, newcomer.email)
    await house.post('/api/accounts/resetpassword', { token: link, password: 'four-quiet-rivers' })
    know(link, 'four-quiet-rivers')
    await tryRefresh(house, renewed.refresh_token)
    await house.as(bearer('made.up.token')).get('/api/accounts/details')
    know('made.up.token')

    const secret = randomUUID()
    const guest = house.as({ 'x-guest-secret': secret })
    const { id } = await sendKit(guest, { name: 'Kampot Reds', players: ['Vannak'] })
    const share = (await guest.post(`/api/designs/${id}/shares`, { scope: 'edit' })).json()
    await house.get(share.path)
    await house.get(`/api/designs/shared/${share.secret}`)
    await house.get(`/api/designs/shared/${share.secret}?token=${link}`)
    const { ticket } = (await guest.post('/api/rooms/tickets', { design: id, share: share.secret })).json()
    know(secret, share.secret, ticket, 'Vannak')
    await house.post('/api/contact', { contact: newcomer.phone, subject: 'Prices', message: 'my-own-words' })
    know('my-own-words')
    await house.get(`/api/players?search=${'%00'}`)
    await house.post('/api/accounts/token', `{"password":"broken-json`, { 'content-type': 'application/json' })
    know('broken-json')

    const said = lines.join('')
    expect(said.match(/"msg":"request completed"/g)?.length).toBeGreaterThan(15)
    expect(secrets.filter(word => said.includes(word))).toEqual([])
    // Six figures are too short to be looked for anywhere but as a value.
    expect(said).not.toContain(`"${code}"`)
  })
})
