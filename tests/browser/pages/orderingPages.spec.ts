import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { serverHands } from '../support/serverHands.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const plain = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 } as const
const team = [
  { ...plain, name: 'Dara', number: '1', goalkeeper: true },
  { ...plain, name: 'សុខា', number: '10', size: 'XXXL' as const },
  { ...plain, name: 'Bora', number: '7', quantity: 3 },
]
const total = (page: Page) => page.getByRole('complementary', { name: words('checkout:price.title') }).locator('strong')

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('lang', 'en')))

test('the checkout shows who wears the kit and what it costs, and sends a letter to the shop', async ({ context }) => {
  const hands = await serverHands(context, 'dara')
  const id = await hands.sendKit('Naga home', 'kbach', team)
  const page = await context.newPage()
  const complaints = watchPage(page)
  await page.goto(`/design/checkout/${id}`)
  await expect(page.getByRole('heading', { name: 'Naga home', level: 1 })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'សុខា' })).toContainText('3XL')
  await expect(
    page.getByText(words('checkout:roster.count').replace('{{players}}', '3').replace('{{kits}}', '5')),
  ).toBeVisible()
  await expect(total(page)).toHaveText(/^\$\d+\.\d\d$/)
  const before = await total(page).textContent()
  await page.getByLabel(words('checkout:price.fabric')).selectOption({ label: words('checkout:fabric.jacquard') })
  await expect(total(page)).not.toHaveText(before ?? '')
  await expectOpenToEverybody(page, 'checkout')

  await page.getByRole('button', { name: words('checkout:today.letter.act') }).click()
  const letter = page.getByRole('dialog')
  await expect(letter.getByLabel(/^Email or phone/)).toHaveValue('dara@angkor.example')
  await expect(letter.getByLabel(/^Message/)).toHaveValue(new RegExp(`5 kits of “Naga home”[^]*${id}`))
  await letter.getByLabel(/^Email or phone/).fill('nobody')
  await letter.getByRole('button', { name: words('checkout:letter.send') }).click()
  await expect(letter.getByText(words('app:fieldError.invalid-contact'))).toBeVisible()
  await expectOpenToEverybody(page, 'a letter')
  await letter.getByLabel(/^Email or phone/).fill('012 345 678')
  await letter.getByRole('button', { name: words('checkout:letter.send') }).click()
  await expect(page.getByText(words('checkout:letter.sent'))).toBeVisible()
  expect(complaints).toEqual([])
})

test('without players the checkout asks how many kits, and says what cannot be a number', async ({ context }) => {
  const hands = await serverHands(context, 'dara')
  const id = await hands.sendKit('Empty home')
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
  const hands = await serverHands(context, 'dara')
  const id = await hands.sendKit('Only mine')
  const stranger = await browser.newContext()
  await stranger.addInitScript(() => localStorage.setItem('lang', 'en'))
  const page = await stranger.newPage()
  await page.goto(`/design/checkout/${id}`)
  await expect(page.getByRole('heading', { name: words('app:designTrouble.unknown.title') })).toBeVisible()
  await page.goto('/design/checkout/nonsense!')
  await expect(page.getByRole('heading', { name: words('app:designTrouble.unknown.title') })).toBeVisible()
  await hands.publish(id)
  await page.goto(`/design/checkout/${id}`)
  await page.getByRole('link', { name: words('app:designTrouble.inStore') }).click()
  await expect(page.getByRole('heading', { name: 'Only mine', level: 1 })).toBeVisible()
  await stranger.close()
})

test('orders and invoices say that there are none yet, to whoever is signed in', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/order/printinvoice')
  await expect(page).toHaveURL(/\/auth\/signin\?redirect_to=%2Forder%2Fprintinvoice/)
  await serverHands(context, 'bopha')
  await page.goto('/order/printinvoice')
  await expect(page.getByRole('heading', { name: words('invoice:none') })).toBeVisible()
  await page.getByRole('link', { name: words('invoice:orders') }).click()
  await expect(page.getByRole('heading', { name: words('histories:title') })).toBeVisible()
  await page.getByRole('link', { name: words('histories:designs') }).click()
  await expect(page).toHaveURL(/\/me\/assets$/)
})
