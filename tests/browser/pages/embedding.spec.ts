import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { staffTokens } from '../support/enterConsole.ts'

/** The other shops of the demo keep their settings: stories beside this one look at the first. */
const shop = 'tonle'
const club = 'http://localhost:4999'

interface Received {
  readonly type: string
  readonly design?: string
}

/** A page of the club that frames the editor and writes down what it receives. */
async function clubPage(page: Page, address: string): Promise<FrameLocator> {
  await page.route(`${club}/`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${address}" width="1200" height="800"></iframe><script>
        window.received = []
        window.send = message => frames[0].postMessage(message, '*')
        addEventListener('message', ({ data }) => received.push(data))
      </script>`,
    }),
  )
  await page.goto(club)
  return page.frameLocator('iframe')
}

const receivedBy = (page: Page): Promise<readonly Received[]> => page.evaluate('received')
const send = (page: Page, message: object) => page.evaluate(`send(${JSON.stringify({ kitloom: 1, ...message })})`)

test('a page of another site frames the editor once the shop names it, opens a garment in it and hears of it', async ({
  context,
  baseURL,
}) => {
  const address = `${baseURL}/design/tshirt?tenant=${shop}`
  const page = await context.newPage()
  await clubPage(page, address)
  // The browser shows nothing of the shop to a site that it has not named.
  await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error')

  const { access_token } = await staffTokens(context, shop)
  const headers = { authorization: `Bearer ${access_token}` }
  const settings = `/api/console/shop?tenant=${shop}`
  const { version } = await (await context.request.get(settings, { headers })).json()
  const changed = await context.request.patch(settings, {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { embedding: { origins: [club] } },
  })
  expect(changed.ok()).toBe(true)

  const frame = await clubPage(page, address)
  await expect(frame.locator('[data-saved]')).toHaveAttribute('data-saved', 'saved')
  await expect.poll(async () => (await receivedBy(page)).map(({ type }) => type)).toEqual(['ready'])
  await send(page, { type: 'settings', language: 'en', theme: 'dark', checkout: 'page' })
  await expect(frame.getByRole('button', { name: 'Checkout' })).toBeVisible()
  await expect.poll(async () => (await receivedBy(page)).some(({ type }) => type === 'opened')).toBe(true)
  await frame.getByRole('button', { name: 'Checkout' }).click()
  await expect.poll(async () => (await receivedBy(page)).at(-1)).toMatchObject({ type: 'checkout', garment: 'tshirt' })
  await expect(frame.getByRole('dialog')).toHaveCount(0)

  await send(page, { type: 'open', garment: 'cape' })
  await expect
    .poll(async () => (await receivedBy(page)).at(-1))
    .toMatchObject({ type: 'refused', code: 'unknown-garment' })
  const before = (await receivedBy(page)).find(({ type }) => type === 'opened')?.design
  await send(page, { type: 'open', garment: 'tshirt' })
  await expect
    .poll(async () => (await receivedBy(page)).findLast(({ type }) => type === 'opened')?.design)
    .not.toBe(before)
})
