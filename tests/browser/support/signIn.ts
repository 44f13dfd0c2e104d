import type { BrowserContext } from '@playwright/test'

export type DemoCustomer = 'dara' | 'bopha'

export interface SignedIn {
  readonly access_token: string
  readonly refresh_token: string
}

/** Signs a customer of the demo in, without the screen for it: every page of the context is theirs afterwards. */
export async function signIn(context: BrowserContext, customer: DemoCustomer, shop = 'angkor'): Promise<SignedIn> {
  const response = await context.request.post(`/api/accounts/token?tenant=${shop}`, {
    data: { email: `${customer}@${shop}.example`, password: 'rain-goal-mango', clientId: 'web' },
  })
  if (!response.ok()) throw new Error(`${customer} could not sign in: ${await response.text()}`)
  const reported: SignedIn = await response.json()
  const page = await context.newPage()
  await page.goto('/health')
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem('access_token', access_token)
    localStorage.setItem('refresh_token', refresh_token)
  }, reported)
  await page.close()
  return reported
}
