import type { BrowserContext } from '@playwright/test'
import { demoCode } from '../../../server/accounts/secondFactor/secondFactor.ts'
import { demoPassword } from '../../../server/seeding/demoPeople.ts'

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}

/** Tokens of the owner of a demo shop, whose second factor was passed. */
export async function staffTokens({ request }: Pick<BrowserContext, 'request'>, shop = 'angkor'): Promise<Tokens> {
  const data = { email: `admin@${shop}.example`, password: demoPassword, clientId: 'console' }
  const response = await request.post(`/api/accounts/token?tenant=${shop}`, { data })
  const tokens: Tokens = await response.json()
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const entered = await request.post(`/api/console/entry/code?tenant=${shop}`, { headers, data: { code: demoCode } })
  if (!entered.ok()) throw new Error(await entered.text())
  return tokens
}

/** Lets every page of the context into the console, without the screens of its entry. */
export async function enterConsole(context: BrowserContext, shop = 'angkor'): Promise<void> {
  const tokens = await staffTokens(context, shop)
  await context.addInitScript(({ access_token, refresh_token }) => {
    if (localStorage.getItem('console_refresh_token')) return
    localStorage.setItem('console_access_token', access_token)
    localStorage.setItem('console_refresh_token', refresh_token)
  }, tokens)
}
