import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type Customer, entrance, lastLetter, newCustomer, speak, tokensOf } from '../support/customers.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'

test.beforeEach(({ context }) => speak(context, 'en'))

/** The settings of a customer who has just signed up, and who is signed in without the screens for it. */
async function openSettings(context: BrowserContext, page: Page, name: string): Promise<Customer> {
  const customer = await newCustomer(context.request, name)
  const { access, refresh } = await tokensOf(context.request, customer)
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
  const { field, press, says } = entrance(page)
  const customer = await openSettings(context, page, 'names')
  await field('First name').fill('')
  await press('Save changes')
  await says('First name is required.')
  await field('First name').fill('Sokhom')
  await field('Phone number').fill('12')
  await press('Save changes')
  await says('This is no phone number. Write it like 012 345 678.')
  await field('Phone number').fill('017 555 444')
  await press('Save changes')
  await says('Your details are saved.')
  await expect(field('Phone number')).toHaveValue('+85517555444')
  await expect(page.getByRole('button', { name: 'Sokhom Meas: your account' })).toBeVisible()

  const body = { firstName: 'Elsewhere', lastName: 'Meas', phone: '017 555 444' }
  const headers = bearer(await tokensOf(request, customer))
  expect((await request.put('/api/accounts/details', { data: body, headers })).ok()).toBe(true)
  await field('Last name').fill('Chan')
  await press('Save changes')
  await says('Your details were changed elsewhere meanwhile.')
  await expect(field('Last name')).toHaveValue('Chan')
  await press('Show what is stored')
  await expect(field('First name')).toHaveValue('Elsewhere')
  await field('Last name').fill('Chan')
  await press('Save changes')
  await expect(page.getByRole('button', { name: 'Elsewhere Chan: your account' })).toBeVisible()
})

test('letters are chosen, and stay chosen', async ({ page, context }) => {
  await openSettings(context, page, 'letters')
  const news = page.getByRole('switch', { name: 'News and offers of the shop' })
  await expect(news).not.toBeChecked()
  const kept = page.waitForResponse(answer => answer.request().method() === 'PUT')
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
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const told = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await page.getByRole('main').getByText('ខ្មែរ', { exact: true }).click()
  await told
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ការកំណត់')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await request.post('/api/accounts/forgotpassword', { data: { email: customer.email } })
  expect(await lastLetter(request, customer.email)).toContain('lang="km"')
})

test('a new password signs out other devices, and this one stays', async ({ page, context, request }) => {
  const { field, press, says } = entrance(page)
  const customer = await openSettings(context, page, 'changing')
  const elsewhere = await tokensOf(request, customer)
  await field('Current password').fill('not-the-one')
  await field('New password').fill('three-quiet-rivers')
  await field('Confirm password').fill('three-quiet-rivers')
  await press('Change password')
  await says('Current password is incorrect.')
  await field('Current password').fill(customer.password)
  await press('Change password')
  await says('Your password is changed. Other devices were signed out.')
  await expect(field('New password')).toHaveValue('')
  const asked = await request.get('/api/accounts/details', { headers: bearer(elsewhere) })
  expect(asked.status()).toBe(401)
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
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(section).toContainText('The shop cannot be reached just now.')
  await page.unroute('**/api/oauth/token')
  await section.getByRole('button', { name: 'Try again' }).click()
  const devices = section.getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('This device, just now')
  await expect(devices.first().getByRole('button')).toHaveCount(0)
  await devices.nth(1).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(devices).toHaveCount(1)
  expect((await request.get('/api/accounts/details', { headers: bearer(elsewhere) })).status()).toBe(401)
})

test('an account is deleted after the password and a question, and not before', async ({ page, context, request }) => {
  const { field, press, says } = entrance(page)
  const customer = await openSettings(context, page, 'leaving')
  const question = page.getByRole('alertdialog', { name: 'Delete the account for good?' })
  // Axe takes a dialog over a page that is scrolled for cut off by the body.
  await page.setViewportSize({ width: 1440, height: 2400 })
  await press('Delete my account')
  await says('Your password is required.')
  await field('Your password').fill('not-the-one')
  await press('Delete my account')
  await expect(question).toContainText(customer.email)
  await expect(question.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  await expectOpenToEverybody(page, 'the question before the end')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await says('Your password is incorrect.')
  await field('Your password').fill(customer.password)
  await press('Delete my account')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect((await tokensOf(request, customer)).access).not.toBe('undefined')
  await press('Delete my account')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await says('Your account is deleted.')
  await expect(page).not.toHaveURL(/\/me\//)
  const signIn = await request.post('/api/accounts/token', { data: { ...customer, clientId: 'web' } })
  expect(signIn.status()).toBe(401)
})
