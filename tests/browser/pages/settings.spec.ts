import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import {
  acceptTermsOf,
  type Customer,
  entrance,
  lastEmail,
  newCustomer,
  speak,
  tokensOf,
} from '../support/customers.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'

test.beforeEach(({ context }) => speak(context, 'en'))

/** The settings of a customer who has just signed up, and who is signed in without the screens for it. */
async function openSettings(context: BrowserContext, page: Page, name: string): Promise<Customer> {
  const customer = await newCustomer(context.request, name)
  const { access, refresh } = await tokensOf(context.request, customer)
  await acceptTermsOf(context.request, access)
  await page.goto('/health')
  await page.evaluate(
    tokens => {
      localStorage.setItem('access_token', tokens.access)
      localStorage.setItem('refresh_token', tokens.refresh)
    },
    { access, refresh },
  )
  await page.goto('/me/setting')
  await entrance(page).title('Settings')
  return customer
}

const bearer = ({ access }: { readonly access: string }) => ({ authorization: `Bearer ${access}` })

test('details are changed, and not over those that were changed elsewhere', async ({ page, context, request }) => {
  const { field, press, shows } = entrance(page)
  const customer = await openSettings(context, page, 'names')
  await field('First name').fill('')
  await press('Save changes')
  await shows('First name is required.')
  await field('First name').fill('Sokhom')
  await field('Phone number').fill('12')
  await press('Save changes')
  await shows('Enter a valid phone number, such as 012 345 678.')
  await field('Phone number').fill('017 555 444')
  await press('Save changes')
  await shows('Details saved.')
  await expect(field('Phone number')).toHaveValue('+85517555444')
  await expect(page.getByRole('button', { name: 'Account: Sokhom Meas' })).toBeVisible()

  const body = { firstName: 'Elsewhere', lastName: 'Meas', phone: '017 555 444' }
  const headers = bearer(await tokensOf(request, customer))
  expect((await request.put('/api/accounts/details', { data: body, headers })).ok()).toBe(true)
  await field('Last name').fill('Chan')
  await press('Save changes')
  await shows('Your details were changed somewhere else.')
  await expect(field('Last name')).toHaveValue('Chan')
  await press('Show saved details')
  await expect(field('First name')).toHaveValue('Elsewhere')
  await field('Last name').fill('Chan')
  await press('Save changes')
  await expect(page.getByRole('button', { name: 'Account: Elsewhere Chan' })).toBeVisible()
})

test('letters are chosen, and stay chosen', async ({ page, context }) => {
  await openSettings(context, page, 'letters')
  const news = page.getByRole('switch', { name: 'News and offers' })
  await expect(news).not.toBeChecked()
  const kept = page.waitForResponse(response => response.request().method() === 'PUT')
  await news.click()
  await expect(news).toBeChecked()
  await kept
  await page.reload()
  await expect(news).toBeChecked()
})

test('the language and the colours are chosen for the page, and the language for the letters', async ({
  page,
  context,
  request,
}) => {
  const customer = await openSettings(context, page, 'khmer')
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const reported = page.waitForResponse(response => response.request().method() === 'PUT')
  await page.getByRole('radio', { name: 'ខ្មែរ' }).click()
  await reported
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ការកំណត់')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await request.post('/api/accounts/forgotpassword', { data: { email: customer.email } })
  expect(await lastEmail(request, customer.email)).toContain('lang="km"')
})

test('a new password signs out other devices, and this one stays', async ({ page, context, request }) => {
  const { field, press, shows } = entrance(page)
  const customer = await openSettings(context, page, 'changing')
  const elsewhere = await tokensOf(request, customer)
  await field('Current password').fill('not-the-one')
  await field('New password').fill('three-quiet-rivers')
  await field('Confirm password').fill('three-quiet-rivers')
  await press('Change password')
  await shows('Current password is incorrect.')
  await field('Current password').fill(customer.password)
  await press('Change password')
  await shows('Password changed. Your other devices were signed out.')
  await expect(field('New password')).toHaveValue('')
  const requested = await request.get('/api/accounts/details', { headers: bearer(elsewhere) })
  expect(requested.status()).toBe(401)
  await page.reload()
  await entrance(page).title('Settings')
})

test('another device is signed out, and this one is marked, once the list could be fetched', async ({
  page,
  context,
  request,
}) => {
  const customer = await openSettings(context, page, 'devices')
  const elsewhere = await tokensOf(request, customer)
  await page.route('**/api/oauth/token', route => route.abort())
  await page.reload()
  const section = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(section).toContainText('Can’t reach the shop right now.')
  await page.unroute('**/api/oauth/token')
  await section.getByRole('button', { name: 'Try again' }).click()
  const devices = section.getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('This device, active now')
  await expect(devices.first().getByRole('button')).toHaveCount(0)
  await devices.nth(1).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(devices).toHaveCount(1)
  expect((await request.get('/api/accounts/details', { headers: bearer(elsewhere) })).status()).toBe(401)
})

test('an account is deleted after the password and a question, and not before', async ({ page, context, request }) => {
  const { field, press, shows } = entrance(page)
  const customer = await openSettings(context, page, 'leaving')
  const confirmation = page.getByRole('alertdialog', { name: 'Permanently delete your account?' })
  // Axe takes a dialog over a page that is scrolled for cut off by the body.
  await page.setViewportSize({ width: 1440, height: 2400 })
  await press('Delete account')
  await shows('Your password is required.')
  await field('Your password').fill('not-the-one')
  await press('Delete account')
  await expect(confirmation).toContainText(customer.email)
  await expect(confirmation.getByRole('button', { name: 'Keep account' })).toBeFocused()
  await expectOpenToEverybody(page, 'the question before the end')
  await confirmation.getByRole('button', { name: 'Delete permanently' }).click()
  await shows('Your password is incorrect.')
  await field('Your password').fill(customer.password)
  await press('Delete account')
  await page.keyboard.press('Escape')
  await expect(confirmation).toBeHidden()
  expect((await tokensOf(request, customer)).access).not.toBe('undefined')
  await press('Delete account')
  await confirmation.getByRole('button', { name: 'Delete permanently' }).click()
  await shows('Your account was deleted.')
  await expect(page).not.toHaveURL(/\/me\//)
  const signIn = await request.post('/api/accounts/token', { data: { ...customer, clientId: 'web' } })
  expect(signIn.status()).toBe(401)
})
