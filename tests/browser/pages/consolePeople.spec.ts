import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { enterConsole } from '../support/enterConsole.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { type Language, wordsOf } from '../support/words.ts'

/** A shop that no other story is told in: a customer of it is blocked here. */
const shop = 'tonle'
const at = (path: string) => `/console/${path}${path.includes('?') ? '&' : '?'}tenant=${shop}`

/** As wide as the narrowest phones that are common. */
const narrow = 360

interface PageState {
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly width: number
}

async function open(context: BrowserContext, { language, theme, width }: PageState) {
  await enterConsole(context, shop)
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
