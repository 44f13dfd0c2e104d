import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('kh')
const teamField = (page: Page) => page.getByLabel(words('home:hero.team'))
const message = (page: Page) => page.getByRole('textbox', { name: words('home:contact.message') })
const open = (page: Page) => page.getByRole('button', { name: words('home:hero.open') })
const textRow = (page: Page, text: string) =>
  page.getByRole('complementary').getByRole('button', { name: text }).first()

async function expectInEditor(page: Page, team: string): Promise<void> {
  await expect(page).toHaveURL(/\/design\/soccer\?design=/)
  await expect(page.locator('[data-saved=saved]')).toBeVisible()
  await page.locator('nav [data-tool=text]').click()
  await expect(textRow(page, team)).toBeVisible()
}

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('kitloom-tour', 'seen')))

test('without WebGL the image stays, and the words still come along', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/')
  await teamField(page).fill('TONLE')
  await page.getByRole('heading', { name: words('home:contact.title') }).scrollIntoViewIfNeeded()
  await expect(message(page)).toBeVisible()
  await expect(page.getByAltText(words('home:hero.image'))).toBeAttached()
  await expect(page.locator('main canvas')).toHaveCount(0)
  await open(page).click()
  await expectInEditor(page, 'TONLE')
})

test('a message says what is missing, loses nothing, and arrives', async ({ page }) => {
  await page.goto('/#contact')
  const send = page.getByRole('button', { name: words('home:contact.send') })
  const form = page.locator('form').filter({ has: send })
  await send.click()
  await expect(
    form.getByText(words('app:fieldError.required').replace('{{label}}', words('home:contact.subject'))),
  ).toBeVisible()
  await page.getByLabel(words('home:contact.contact')).fill('nobody')
  await page.getByLabel(words('home:contact.subject')).fill('Samples')
  await message(page).fill('Two of mesh, please.\nThank you.')
  await send.click()
  await expect(form.getByText(words('app:fieldError.invalid-contact'))).toBeVisible()
  await page.getByLabel(words('home:contact.contact')).fill('012 345 678')

  await page.route('**/api/contact*', route => route.abort())
  await send.click()
  await expect(form.getByText(words('app:problem.unreachable'))).toBeVisible()
  await expect(message(page)).toHaveValue('Two of mesh, please.\nThank you.')
  await page.unroute('**/api/contact*')
  await send.click()
  await expect(page.getByText(words('home:contact.sent').replace('{{contact}}', '012 345 678'))).toBeVisible()
})

test('a shop shows what it has: one product, no quick start', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: words('app:menu.main') })
  await page.goto('/?tenant=mekong')
  await expect(menu.getByRole('link', { name: words('app:menu.quickstart') })).toBeVisible()
  await expect(menu.getByRole('link', { name: words('app:menu.products') })).toHaveCount(0)
  await page.goto('/?tenant=tonle')
  await expect(menu.getByRole('link', { name: words('app:menu.products') })).toBeVisible()
  await expect(menu.getByRole('link', { name: words('app:menu.quickstart') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: words('home:shopHero.products') })).toBeVisible()
  await expect(open(page)).toHaveCount(0)
})

test('a shop that sells no soccer kit shows none', async ({ page }) => {
  const complaints = watchPage(page)
  const kits = page.locator('main img[src*="hero-"], main img[src*="back-"], img[src*="signin-"]')
  await page.goto('/?tenant=tonle')
  await expect(page.getByText(words('home:shopHero.leadReady'))).toBeVisible()
  await expect(kits).toHaveCount(0)
  await page.goto('/auth/signin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(kits).toHaveCount(0)
  await page.goto('/store')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(kits).toHaveCount(0)
  await page.goto('/quickstart')
  await expect(page.getByText(words('quickstart:notSold.title'))).toBeVisible()
  expect(complaints).toEqual([])
})
