import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { staffTokens } from '../support/enterConsole.ts'

/** The other shops of the demo keep their settings: stories beside this one look at the first. */
const shop = 'tonle'

interface Received {
  readonly type: string
  readonly design?: string
}

/**
 * A site of the club, which frames the editor and writes down what it receives. It is served: what a test answers in the
 * browser belongs to no network, and may frame nothing of this machine.
 */
async function openClub(editor: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><iframe src="${editor}" width="1200" height="800"></iframe><script>
      window.received = []
      window.send = message => frames[0].postMessage(message, '*')
      addEventListener('message', ({ data }) => received.push(data))
    </script>`)
  })
  await once(server.listen(0), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}

async function visitClub(page: Page, origin: string): Promise<FrameLocator> {
  await page.goto(origin)
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
  const club = await openClub(address)
  await visitClub(page, club.origin)
  // The browser shows nothing of the shop to a site that it has not named.
  await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error')

  const { access_token } = await staffTokens(context, shop)
  const headers = { authorization: `Bearer ${access_token}` }
  const settings = `/api/console/shop?tenant=${shop}`
  const { version } = await (await context.request.get(settings, { headers })).json()
  const changed = await context.request.patch(settings, {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { embedding: { origins: [club.origin] } },
  })
  expect(changed.ok()).toBe(true)

  const frame = await visitClub(page, club.origin)
  // A private window keeps nothing for a site in a frame of another.
  await expect(frame.locator('[data-saved]')).toHaveAttribute('data-saved', /^(saved|failed)$/)
  await expect.poll(async () => (await receivedBy(page)).map(({ type }) => type)).toEqual(['ready'])
  await send(page, { type: 'settings', language: 'en', theme: 'dark', checkout: 'page' })
  await expect(frame.getByRole('button', { name: 'Checkout' })).toBeVisible()
  await expect.poll(async () => (await receivedBy(page)).some(({ type }) => type === 'opened')).toBe(true)
  await frame.getByRole('button', { name: 'Skip', exact: true }).click()
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
  club.close()
})
