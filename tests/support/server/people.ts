import { asc, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { demoCode } from '../../../server/accounts/secondFactor/secondFactor.ts'
import { type ClientId, type TokenResponse, tokenResponse } from '../../../server/contract/accounts/tokens.ts'
import { outbox } from '../../../server/db/schema/outbox.ts'
import { storedEmail } from '../../../server/mail/outbox.ts'
import { demoEmail, demoPassword } from '../../../server/seeding/demoPeople.ts'
import type { TestServer } from './openTestServer.ts'

export const password = demoPassword

/** A person who is not in the demo. */
export const newcomer = {
  firstName: 'សុខា',
  lastName: 'Meas',
  email: 'Sokha.Meas@mail.example',
  phone: '012 999 888',
  password: 'seven-bright-fish',
  language: 'en',
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const claimsOf = (tokens: TokenResponse) => decodeJwt(tokens.access_token)

interface Entry {
  readonly email?: string
  readonly password?: string
  readonly clientId?: ClientId
  readonly slug?: string
  readonly headers?: Record<string, string>
}

/** Signs in; by default as Dara of the first shop. */
export function trySignIn(api: TestServer, entry: Entry = {}) {
  const { slug = 'angkor', email = demoEmail('dara', slug), clientId = 'web', headers = {} } = entry
  return api.at(slug, headers).post('/api/accounts/token', { email, password: entry.password ?? password, clientId })
}

export const signIn = async (api: TestServer, entry: Entry = {}): Promise<TokenResponse> =>
  tokenResponse.parse((await trySignIn(api, entry)).json())

/** The admin of a demo shop, with the second factor passed. */
export async function signInAdmin(api: TestServer, slug = 'angkor'): Promise<TokenResponse> {
  const tokens = await signIn(api, { slug, email: demoEmail('admin', slug), clientId: 'console' })
  await api.at(slug, bearer(tokens.access_token)).post('/api/console/entry/code', { code: demoCode })
  return tokens
}

/** A signed-in customer: `(await customer(api)).get('/api/…')`. */
export const customer = async (api: TestServer, entry: Entry = {}) =>
  api.at(entry.slug ?? 'angkor', bearer((await signIn(api, entry)).access_token))

export const tryRefresh = (api: TestServer, token: string, clientId: ClientId = 'web', slug = 'angkor') =>
  api.at(slug).post('/api/accounts/refreshtoken', { token, clientId })

export const refresh = async (api: TestServer, tokens: TokenResponse): Promise<TokenResponse> =>
  tokenResponse.parse((await tryRefresh(api, tokens.refresh_token)).json())

/** The emails to an address in the outbox, oldest first. */
export async function emailsTo(api: TestServer, email: string, slug = 'angkor') {
  const { id } = await api.shop(slug)
  const rows = await api.database.asTenant(id, tx =>
    tx.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.createdAt), asc(outbox.id)),
  )
  return rows.map(row => ({ ...row, ...storedEmail.partial().parse(row.content) }))
}

/** The code or secret of the last email to an address. */
export async function lastSecret(api: TestServer, email: string, slug = 'angkor'): Promise<string> {
  const text = (await emailsTo(api, email, slug)).at(-1)?.text ?? ''
  const found = /#(?:token|unlock)=([\w-]+)/.exec(text)?.[1] ?? /^ {4}(\d{6})$/m.exec(text)?.[1]
  if (!found) throw new Error(`The last email to ${email} has no code and no link:\n${text}`)
  return found
}

export const confirm = (api: TestServer, email: string, code: string) =>
  api.post('/api/oauth/confirmotp', undefined, { username: email, 'otp-token': code, 'client-id': 'app' })

/** Signs up and confirms with the emailed code. */
export async function join(api: TestServer, person: Partial<typeof newcomer> = {}) {
  const whole = { ...newcomer, ...person }
  await api.post('/api/accounts/register', whole)
  await confirm(api, whole.email, await lastSecret(api, whole.email))
  return whole
}
