import type { BrowserContext } from '@playwright/test'

export type DemoCustomer = 'dara' | 'bopha'

export interface Told {
  readonly access_token: string
  readonly refresh_token: string
}

/** Signs a customer of the demo in, without the screen for it: every page of the context is his afterwards. */
export async function signIn(context: BrowserContext, customer: DemoCustomer, shop = 'angkor'): Promise<Told> {
  const answer = await context.request.post(`/api/accounts/token?tenant=${shop}`, {
    data: { email: `${customer}@${shop}.example`, password: 'rain-goal-mango', clientId: 'web' },
  })
  if (!answer.ok()) throw new Error(`${customer} could not sign in: ${await answer.text()}`)
  const told: Told = await answer.json()
  const page = await context.newPage()
  await page.goto('/health')
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem('access_token', access_token)
    localStorage.setItem('refresh_token', refresh_token)
  }, told)
  await page.close()
  return told
}
