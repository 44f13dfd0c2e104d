import { expect, type Page, test } from '@playwright/test'
import { totpCode, totpStepAt } from '../../../server/accounts/secondFactor/totp.ts'
import { watchPage } from '../../support/watchPage.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { redSquare } from '../support/imageFiles.ts'
import { serverDriver } from '../support/serverDriver.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function inBothThemes(page: Page, what: string): Promise<void> {
  await expectOpenToEverybody(page, what)
  await button(page, 'Dark').click()
  await expectOpenToEverybody(page, `${what}, dark`)
  await button(page, 'Light').click()
}

test.use({ actionTimeout: 15_000 })

test('the staff signs in with an app, rejects an order with a reason, then takes it to the door', async ({
  context,
}) => {
  test.slow()
  const driver = await serverDriver(context, 'dara', 'mekong')
  const design = await driver.sendKit('Console story')
  const order = await driver.placeOrder(design)
  await driver.attachSlip(order.id, redSquare)
  await context.addInitScript(() => localStorage.setItem('lang', 'en'))
  const page = await context.newPage()
  const complaints = watchPage(page)

  await page.goto(`/console/orders/${order.id}?tenant=mekong`)
  await page.getByLabel(/^Email/).fill('admin@mekong.example')
  await page.getByRole('textbox', { name: /^Password/ }).fill('rain-goal-mango')
  await inBothThemes(page, 'password')
  await button(page, 'Continue').click()
  const key = page.locator('code')
  await expect(key.or(page.getByRole('heading', { name: 'Enter your code' }))).toBeVisible()
  await expect(key).toHaveText(/^([A-Z2-7]{4} ?){8}$/)
  await inBothThemes(page, 'authenticator')
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel(/^Six-digit code/).fill(totpCode(secret, totpStepAt(Date.now())))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await inBothThemes(page, 'recovery codes')
  await button(page, 'I have saved them').click()

  const status = page.locator('[data-severity]').first()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^#\d{5}$/)
  await expect(status).toHaveText('Reviewing')
  await expect(page.getByRole('img', { name: /square\.png/ })).toBeVisible()
  await inBothThemes(page, 'order')
  await button(page, 'Reject…').click()
  await button(page, 'Reject order').click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('The crest is blurred.')
  await button(page, 'Name a design or player').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Player/).selectOption({ label: '2 សុខា · M' })
  await dialog.getByLabel(/^What is wrong/).fill('The name is too wide.')
  await expectOpenToEverybody(page, 'a rejection')
  await button(page, 'Reject order').click()
  await expect(status).toHaveText('Rejected')
  await expect(page.getByRole('row', { name: /សុខា.*The name is too wide/ })).toBeVisible()

  await driver.request('post', `/api/orders/${order.id}/resubmit`, {}, 2)
  await page.reload()
  await button(page, 'Approve').click()
  await expect(status).toHaveText('Approved')
  await button(page, 'Start production').click()
  await expect(page.getByRole('alert').filter({ hasText: 'payment' })).toBeVisible()
  await button(page, 'Record').click()
  await expect(page.getByText(/Bank transfer · Sophea Kim/)).toBeVisible()
  await button(page, 'Start production').click()
  await expect(status).toHaveText('Processing')
  await button(page, 'Ship…').click()
  await page.getByLabel('Tracking number or link').fill('VET 2231-88')
  await button(page, 'Ship order').click()
  await expect(status).toHaveText('On the way')
  await expect(page.getByText('VET 2231-88').first()).toBeVisible()
  await button(page, 'Mark as received').click()
  await expect(status).toHaveText('Completed')

  await page.keyboard.press('/')
  await page.keyboard.type('Console story')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Show all orders' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await inBothThemes(page, 'orders')
  await page.getByRole('radio', { name: 'Board' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5)
  await inBothThemes(page, 'board')
  // Production that is started before the payment is refused with 409, which the browser tells.
  expect(complaints.filter(text => !text.includes('409'))).toEqual([])
})
