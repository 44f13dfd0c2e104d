import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { acceptTermsOf, newCustomer, tokensOf } from '../support/customers.ts'
import { enterConsole } from '../support/enterConsole.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { type Language, wordsOf } from '../support/words.ts'

/** A shop that no other story is told in: a customer of it is blocked here. */
const shop = 'tonle'
const at = (path: string, of = shop) => `/console/${path}${path.includes('?') ? '&' : '?'}tenant=${of}`
/** The shop that the demo opens: its kits can be rated. */
const first = 'angkor'

/** As wide as the narrowest phones that are common. */
const narrow = 360

interface PageState {
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly width: number
}

async function open(context: BrowserContext, { language, theme, width }: PageState, of = shop) {
  await enterConsole(context, of)
  await context.addInitScript(
    state => {
      localStorage.setItem('lang', state.language)
      localStorage.setItem('theme', state.theme)
    },
    { language, theme },
  )
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  return { page, complaints: watchPage(page) }
}

/** Opens a screen of the console and has it looked at by axe. */
async function inspect(page: Page, path: string): Promise<void> {
  await page.goto(at(path))
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
  await expectOpenToEverybody(page, path)
}

test.use({ actionTimeout: 15_000 })

test('an owner answers a message, blocks a customer, adds a supplier and a webhook', async ({ context }) => {
  const { page, complaints } = await open(context, { language: 'en', theme: 'dark', width: 1440 })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const subject = `Hoodies ${Date.now()}`
  const data = { contact: 'club@mail.example', subject, message: 'Do you sew hoodies in 5XL?', language: 'kh' }
  expect((await context.request.post(`/api/contact?tenant=${shop}`, { data })).status()).toBe(201)
  await page.goto(at(''))
  await page.getByRole('link', { name: subject }).click()
  await page.getByLabel(/^Your reply/).fill('Yes, up to 6XL.')
  await expectOpenToEverybody(page, 'a message')
  await button('Send reply').click()
  await expect(page.getByText('Answered')).toBeVisible()
  await expect(page.getByText(/Waiting/)).toBeVisible()

  await inspect(page, 'customers?search=bopha')
  await page.getByRole('link', { name: 'Bopha Chan' }).click()
  await button('Block').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible()
  await button('Unblock').click()
  await expect(button('Block')).toBeVisible()
  await expectOpenToEverybody(page, 'a customer')

  await inspect(page, 'suppliers')
  await button('Add a supplier').click()
  await page.getByRole('dialog').getByLabel(/^Name/).fill(subject)
  await expectOpenToEverybody(page, 'a new supplier')
  await button('Save').click()
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toBeVisible()

  await page.goto(at('webhooks'))
  await button('Add a webhook').click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Address/)
    .fill('https://hooks.example.com/orders')
  await button('Save').click()
  await expect(page.getByRole('textbox', { name: 'Secret' })).not.toHaveValue('')
  await button('Done').click()
  await expect(page.getByRole('heading', { name: 'https://hooks.example.com/orders' })).toBeVisible()
  await expectOpenToEverybody(page, 'webhooks')
  expect(complaints).toEqual([])
})

test('an owner hides a rating, tests a webhook and erases a customer', async ({ context }) => {
  const comment = `Not for families ${Date.now()}`
  const dara = await serverDriver(context, 'dara', first)
  const design = await dara.sendKit('Rated')
  const { path } = await dara.share(design, 'comment')
  const leaving = await newCustomer(context.request, 'leaving')
  const { access } = await tokensOf(context.request, leaving)
  await acceptTermsOf(context.request, access)
  const headers = { authorization: `Bearer ${access}` }
  const rated = await context.request.post(`/api/designs/shared/${path.split('/').at(-1)}/ratings`, {
    ...{ headers, data: { rating: 1, comment } },
  })
  expect(rated.ok(), await rated.text()).toBe(true)

  const { page, complaints } = await open(context, { language: 'en', theme: 'light', width: 1440 }, first)
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  await page.goto(at(`ratings?search=${encodeURIComponent(comment)}`, first))
  await expect(page.getByText(comment)).toBeVisible()
  await page.getByRole('button', { name: /^Hide: / }).click()
  await expect(page.getByRole('button', { name: /^Show again: / })).toBeVisible()
  await page.goto(path)
  await expect(page.locator('main[data-shown]')).toBeVisible()
  await expect(page.getByText(comment)).toHaveCount(0)

  await page.goto(at('webhooks', first))
  await button('Add a webhook').click()
  const address = `https://hooks.example.com/${Date.now()}`
  await page
    .getByRole('dialog')
    .getByLabel(/^Address/)
    .fill(address)
  await button('Save').click()
  await button('Done').click()
  const webhook = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: address }) })
  await webhook.getByRole('button', { name: 'Send a test' }).click()
  await expect(webhook.getByRole('listitem').filter({ hasText: 'Test' })).toBeVisible()
  await webhook.getByRole('button', { name: `Remove: ${address}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: address })).toHaveCount(0)

  await page.goto(at(`customers?search=${leaving.email}`, first))
  await page.getByRole('link', { name: 'Sokha Meas' }).click()
  await button('Erase…').click()
  const typed = page.getByLabel(`Type ${leaving.email} to confirm`)
  await typed.fill('somebody@else.example')
  await button('Erase for good').click()
  await expect(typed).toHaveAttribute('aria-invalid', 'true')
  await typed.fill(leaving.email)
  await button('Erase for good').click()
  await expect(page.getByText(/^Sokha Meas is erased\./)).toBeVisible()
  await page.goto(at(`customers?search=${leaving.email}`, first))
  await expect(page.getByText('No customers here')).toBeVisible()
  // The refusal of the wrong address is the only complaint.
  expect(complaints.filter(complaint => !/\b400\b/.test(complaint))).toEqual([])
})

test('figures, emails, ratings and the audit log are open to everybody in Khmer, on a narrow phone', async ({
  context,
}) => {
  const { page, complaints } = await open(context, { language: 'kh', theme: 'light', width: narrow })
  const words = wordsOf('kh')
  await inspect(page, 'figures')
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible()
  await page.locator('summary').first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
  for (const screen of ['emails', 'ratings', 'audit', 'orders']) {
    await inspect(page, screen)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBe(narrow)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('console:orders.title'))
  expect(complaints).toEqual([])
})
