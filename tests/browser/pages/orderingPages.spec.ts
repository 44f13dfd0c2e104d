import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const plain = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 } as const
const team = [
  { ...plain, name: 'Dara', number: '1', goalkeeper: true },
  { ...plain, name: 'សុខា', number: '10', size: 'XXXL' as const },
  { ...plain, name: 'Bora', number: '7', quantity: 8 },
]
const total = (page: Page) => page.getByRole('complementary', { name: words('checkout:price.title') }).locator('strong')

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('lang', 'en')))

test('a kit is ordered: its price, where it goes, the terms; it is followed by its link, and canceled', async ({
  context,
}) => {
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit('Naga home', 'kbach', team)
  const page = await context.newPage()
  const complaints = watchPage(page)
  await page.goto(`/design/checkout/${id}`)
  await expect(page.getByRole('heading', { name: 'Naga home', level: 1 })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'សុខា' })).toContainText('3XL')
  await expect(
    page.getByText(words('checkout:roster.count').replace('{{players}}', '3').replace('{{kits}}', '10')),
  ).toBeVisible()
  await expect(total(page)).toHaveText(/^\$\d+\.\d\d$/)
  const before = await total(page).textContent()
  await page.getByLabel(words('checkout:price.fabric')).selectOption({ label: words('app:fabric.jacquard') })
  await expect(total(page)).not.toHaveText(before ?? '')
  await expectOpenToEverybody(page, 'checkout')

  const place = page.getByRole('button', { name: words('checkout:order.place') })
  await expect(page.getByLabel(/^Name/)).toHaveValue(/Dara/)
  await place.click()
  await expect(page.getByText(words('checkout:order.termsFirst'))).toBeVisible()
  await expect(page.getByLabel(/^Address/)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(/^Phone number/).fill('012 345 678')
  await page.getByLabel(/^Province/).selectOption('Siem Reap')
  await page.getByLabel(/^Address/).fill('House 12, Street 6')
  await page.getByLabel(/^Address/).blur()
  await page.reload()
  await expect(page.getByLabel(/^Address/)).toHaveValue('House 12, Street 6')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await expect(total(page)).toHaveText(/^\$\d+\.\d\d$/)
  const seen = (await total(page).textContent()) ?? ''
  await place.click()
  await expect(page).toHaveURL(/\/order\/track#\d+\.[\w-]{36}$/)
  await expect(page.getByText('dara@angkor.example')).toBeVisible()
  await expect(page.getByRole('article')).toContainText(seen)
  await expect(page.getByRole('row').filter({ hasText: 'សុខា' })).toContainText('3XL')
  await expectOpenToEverybody(page, 'a new order')

  await page.goto('/me/histories')
  await page
    .getByRole('link', { name: /Naga home/ })
    .first()
    .click()
  await expect(page.getByText(words('histories:event.placed'))).toBeVisible()
  await expectOpenToEverybody(page, 'an order')
  await page.getByRole('link', { name: words('histories:invoice') }).click()
  const sheet = page.getByRole('main')
  await expect(sheet.getByRole('heading', { name: words('invoice:title') })).toBeVisible()
  await expect(sheet).toContainText('Dara')
  await expect(sheet.locator('[data-total]')).toContainText(seen)
  await expectOpenToEverybody(page, 'an invoice')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: words('invoice:print') })).toBeHidden()
  await expect(sheet.locator('[data-total]')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: words('invoice:back') }).click()
  await page.getByRole('button', { name: words('histories:cancel.accept') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('histories:cancel.accept') })
    .click()
  await expect(page.getByText(words('histories:next.CANCELED'))).toBeVisible()
  await expect(page.getByRole('button', { name: words('histories:cancel.accept') })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('without players the checkout asks how many kits, and says what cannot be a number', async ({ context }) => {
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit('Empty home')
  const page = await context.newPage()
  await page.goto(`/design/checkout/${id}`)
  const quantity = page.getByLabel(words('checkout:price.quantity'), { exact: true })
  await expect(quantity).toHaveValue('10')
  const before = await total(page).textContent()
  await quantity.fill('2.5')
  await expect(page.getByText(words('checkout:price.badQuantity'))).toBeVisible()
  await quantity.fill('៣០')
  await expect(total(page)).not.toHaveText(before ?? '')
  await expect(page.getByText(words('checkout:price.badQuantity'))).toHaveCount(0)
})

test("another's design is not shown; one of the store leads there", async ({ context, browser }) => {
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit('Only mine')
  const stranger = await browser.newContext()
  await stranger.addInitScript(() => localStorage.setItem('lang', 'en'))
  const page = await stranger.newPage()
  await page.goto(`/design/checkout/${id}`)
  await expect(page.getByRole('heading', { name: words('app:designError.unknown.title') })).toBeVisible()
  await page.goto('/design/checkout/nonsense!')
  await expect(page.getByRole('heading', { name: words('app:designError.unknown.title') })).toBeVisible()
  await driver.publish(id)
  await page.goto(`/design/checkout/${id}`)
  await page.getByRole('link', { name: words('app:designError.inStore') }).click()
  await expect(page.getByRole('heading', { name: 'Only mine', level: 1 })).toBeVisible()
  await stranger.close()
})

test('orders say that there are none yet and the invoice asks for one, when signed in', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/order/printinvoice')
  await expect(page).toHaveURL(/\/auth\/signin\?redirect_to=%2Forder%2Fprintinvoice/)
  await serverDriver(context, 'bopha')
  await page.goto('/order/printinvoice')
  await expect(page.getByRole('heading', { name: words('invoice:none') })).toBeVisible()
  await page.getByRole('link', { name: words('invoice:orders') }).click()
  await expect(page.getByRole('heading', { name: words('histories:title') })).toBeVisible()
  await page.getByRole('link', { name: words('histories:designs') }).click()
  await expect(page).toHaveURL(/\/me\/assets$/)
})
