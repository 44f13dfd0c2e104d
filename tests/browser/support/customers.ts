import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Language } from './words.ts'

export interface Customer {
  readonly email: string
  readonly password: string
}

/** Text of the latest letter to an address, as the outbox of the demo shows it. */
export async function lastEmail(request: APIRequestContext, email: string): Promise<string> {
  let found = ''
  await expect(async () => {
    const page = await (await request.get('/outbox')).text()
    found = page.split('<article').find(article => article.includes(`${email} ·`)) ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return found
}

/** The code of six figures in the latest letter. */
export async function lastCode(request: APIRequestContext, email: string): Promise<string> {
  return /^ *(\d{6})$/m.exec(await lastEmail(request, email))?.[1] ?? 'no code'
}

/** The link of the latest letter, below the address of this server. */
export async function lastLink(request: APIRequestContext, email: string): Promise<string> {
  const { pathname, search, hash } = new URL(/href="([^"]+)"/.exec(await lastEmail(request, email))?.[1] ?? '')
  return pathname + search.replaceAll('&amp;', '&') + hash
}

let made = 0

/** An address that nobody has. */
export const newAddress = (name: string): string => `${name}-${Date.now().toString(36)}${made++}@kit.test`

/** Signs somebody up without the screens for it. */
export async function newCustomer(request: APIRequestContext, name: string, isConfirmed = true): Promise<Customer> {
  const email = newAddress(name)
  const password = 'seven-bright-fish'
  const person = { firstName: 'Sokha', lastName: 'Meas', phone: '012 999 888', language: 'en' }
  const registered = await request.post('/api/accounts/register', { data: { ...person, email, password } })
  expect(registered.ok(), await registered.text()).toBe(true)
  if (!isConfirmed) return { email, password }
  const headers = { Username: email, 'OTP-Token': await lastCode(request, email), 'client-id': 'app' }
  expect((await request.post('/api/oauth/confirmotp', { headers })).ok()).toBe(true)
  return { email, password }
}

/** Tokens of another sign-in of his, without a browser. */
export async function tokensOf(request: APIRequestContext, { email, password }: Customer) {
  const response = await request.post('/api/accounts/token', { data: { email, password, clientId: 'web' } })
  const { access_token, refresh_token } = await response.json()
  return { access: String(access_token), refresh: String(refresh_token) }
}

/** Accepts the terms without the screen for it. */
export async function acceptTermsOf(request: APIRequestContext, access: string): Promise<void> {
  const headers = { authorization: `Bearer ${access}` }
  const { version } = await (await request.get('/api/oauth/termsandconditions', { headers })).json()
  const accepted = await request.post('/api/oauth/accepttermsandconditions', { headers, data: { version } })
  expect(accepted.ok(), await accepted.text()).toBe(true)
}

/** A browser whose pages speak this language from the start. */
export async function speak(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript(code => {
    if (localStorage.getItem('lang') === null) localStorage.setItem('lang', code)
    localStorage.setItem('kitloom-tour', 'seen')
  }, language)
}

/** What one does at the entrance, in English. */
export function entrance(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    field,
    press,
    title: (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible(),
    shows: (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible(),
    async signIn({ email, password }: Customer): Promise<void> {
      await field('Email').fill(email)
      await field('Password').fill(password)
      await press('Sign in')
    },
    async acceptTerms(): Promise<void> {
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
      await press('Accept')
    },
  }
}
