import { asc, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { type ClientId, type TokenAnswer, tokenAnswer } from '../../../server/contract/accounts/tokens.ts'
import { outbox } from '../../../server/db/schema/outbox.ts'
import { storedEmail } from '../../../server/mail/outbox.ts'
import { demoEmail, demoPassword } from '../../../server/seeding/demoPeople.ts'
import type { House } from './openHouse.ts'

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

export const claimsOf = (tokens: TokenAnswer) => decodeJwt(tokens.access_token)

interface Entry {
  readonly email?: string
  readonly password?: string
  readonly clientId?: ClientId
  readonly slug?: string
  readonly headers?: Record<string, string>
}

/** Asks for tokens; Dara of the first shop unless told otherwise. */
export function trySignIn(house: House, entry: Entry = {}) {
  const { slug = 'angkor', email = demoEmail('dara', slug), clientId = 'web', headers = {} } = entry
  return house.at(slug, headers).post('/api/accounts/token', { email, password: entry.password ?? password, clientId })
}

export const signIn = async (house: House, entry: Entry = {}): Promise<TokenAnswer> =>
  tokenAnswer.parse((await trySignIn(house, entry)).json())

/** The provider of a demo shop. */
export const signInAdmin = (house: House, slug = 'angkor') =>
  signIn(house, { slug, email: demoEmail('admin', slug), clientId: 'console' })

/** Somebody signed in, who asks: `(await customer(house)).get('/api/…')`. */
export const customer = async (house: House, entry: Entry = {}) =>
  house.at(entry.slug ?? 'angkor', bearer((await signIn(house, entry)).access_token))

export const tryRefresh = (house: House, token: string, clientId: ClientId = 'web', slug = 'angkor') =>
  house.at(slug).post('/api/accounts/refreshtoken', { token, clientId })

export const refresh = async (house: House, tokens: TokenAnswer): Promise<TokenAnswer> =>
  tokenAnswer.parse((await tryRefresh(house, tokens.refresh_token)).json())

/** What the outbox holds for an address, oldest first. */
export async function lettersTo(house: House, email: string, slug = 'angkor') {
  const { id } = await house.shop(slug)
  const rows = await house.database.asTenant(id, tx =>
    tx.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.createdAt), asc(outbox.id)),
  )
  return rows.map(row => ({ ...row, ...storedEmail.partial().parse(row.content) }))
}

/** The code or the secret of the last letter to an address. */
export async function lastSecret(house: House, email: string, slug = 'angkor'): Promise<string> {
  const text = (await lettersTo(house, email, slug)).at(-1)?.text ?? ''
  const found = /#(?:token|unlock)=([\w-]+)/.exec(text)?.[1] ?? /^ {4}(\d{6})$/m.exec(text)?.[1]
  if (!found) throw new Error(`The last letter to ${email} has no code and no link:\n${text}`)
  return found
}

export const confirm = (house: House, email: string, code: string) =>
  house.post('/api/oauth/confirmotp', undefined, { username: email, 'otp-token': code, 'client-id': 'app' })

/** Signs up and confirms with the code of the letter. */
export async function join(house: House, person: Partial<typeof newcomer> = {}) {
  const whole = { ...newcomer, ...person }
  await house.post('/api/accounts/register', whole)
  await confirm(house, whole.email, await lastSecret(house, whole.email))
  return whole
}
