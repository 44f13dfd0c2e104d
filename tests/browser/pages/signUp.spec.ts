import { expect, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { entrance, lastCode, newAddress, newCustomer, speak } from '../support/customers.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'

const person = { 'First name': 'Sokha', 'Last name': 'Meas', 'Phone number': '012 999 888' }
const password = 'seven-bright-fish'

test.beforeEach(({ context }) => speak(context, 'en'))

test('somebody signs up with the code of the letter, and comes to where he wanted to go', async ({ page, request }) => {
  const complaints = watchPage(page)
  const { field, press, title, shows, acceptTerms } = entrance(page)
  const email = newAddress('sokha')
  await page.goto('/me/setting')
  await expect(page).toHaveURL('/auth/signin?redirect_to=%2Fme%2Fsetting')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await title('Create your account')

  await press('Sign up')
  for (const name of ['First name', 'Last name', 'Email', 'Password', 'Confirm password']) {
    await shows(`${name} is required.`)
  }
  await shows('Please provide a phone number')
  for (const [name, value] of Object.entries(person)) await field(name).fill(value)
  await field('Email').fill(email)
  await field('Password').fill('short')
  await shows('3 more characters needed.')
  await field('Password').fill(password)
  await field('Confirm password').fill('another-one')
  await press('Sign up')
  await shows('Confirm password is incorrect.')
  await expectOpenToEverybody(page, 'a form with errors')
  await field('Confirm password').fill(password)
  await press('Sign up')

  await title('Check your email')
  await expect(page.getByRole('button', { name: /Send a new code in \d+ seconds/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectOpenToEverybody(page, 'the code')
  const code = await lastCode(request, email)
  await field('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await acceptTerms()
  await expect(page).toHaveURL('/me/setting')
  await title('Settings')
  await expect(page.getByRole('button', { name: 'Account: Sokha Meas' })).toBeVisible()
  await expect(field('Email')).toHaveValue(email)
  expect(complaints).toEqual([])
})

test('the code can be typed after a reload; the password then once more', async ({ page, request }) => {
  const { field, press, title, shows, acceptTerms } = entrance(page)
  const email = newAddress('vanna')
  await page.goto('/auth/signup?redirect_to=/me/setting')
  for (const [name, value] of Object.entries(person)) await field(name).fill(value)
  await field('Email').fill(email)
  await field('Password').fill(password)
  await field('Confirm password').fill(password)
  await press('Sign up')
  await title('Check your email')
  await page.reload()
  await title('Check your email')
  const code = await lastCode(request, email)
  await field('Code').fill(code === '111111' ? '222222' : '111111')
  await shows('The code is wrong or has expired. Request a new one.')
  await field('Code').fill(code)
  await title('Welcome back')
  await shows('Your email is confirmed. Sign in with your password.')
  await expect(field('Email')).toHaveValue(email)
  await field('Password').fill(password)
  await press('Sign in')
  await acceptTerms()
  await expect(page).toHaveURL('/me/setting')
})

test('a password that is guessed first is refused at its field, and nothing typed is lost', async ({ page }) => {
  const { field, press, shows } = entrance(page)
  await page.goto('/auth/signup')
  for (const [name, value] of Object.entries(person)) await field(name).fill(value)
  await field('Email').fill(newAddress('chan'))
  await field('Password').fill('phnompenh')
  await field('Confirm password').fill('phnompenh')
  await press('Sign up')
  await shows('This password is too easy to guess.')
  await expect(field('First name')).toHaveValue('Sokha')
  await expect(field('Password')).toHaveValue('phnompenh')
})

test('somebody signs in, another tab follows, and both are out after signing out', async ({
  page,
  context,
  request,
}) => {
  const { signIn, shows, title, field, acceptTerms } = entrance(page)
  const customer = await newCustomer(request, 'dara')
  const second = await context.newPage()
  await second.goto('/credits')
  await expect(second.getByRole('link', { name: 'Sign in' })).toBeVisible()

  await page.goto('/me/setting?from=story')
  await signIn({ ...customer, password: 'rain-goal-apple' })
  await shows('Invalid email or password')
  await expect(field('Email')).toHaveValue(customer.email)
  await signIn(customer)
  await acceptTerms()
  await expect(page).toHaveURL('/me/setting?from=story')
  await title('Settings')
  await expect(second.getByRole('button', { name: 'Me', exact: true })).toBeVisible()

  await page.reload()
  await title('Settings')
  await second.goto('/auth/signin?redirect_to=/credits')
  await expect(second).toHaveURL('/credits')

  await second.getByRole('button', { name: 'Me', exact: true }).click()
  await second.getByRole('menuitem', { name: 'Sign out' }).click()
  const confirmation = second.getByRole('alertdialog', { name: 'Confirmation' })
  await confirmation.getByRole('button', { name: 'No' }).click()
  await expect(confirmation).toBeHidden()
  await expect(second).toHaveURL('/credits')
  await second.getByRole('button', { name: 'Me', exact: true }).click()
  await second.getByRole('menuitem', { name: 'Sign out' }).click()
  await confirmation.getByRole('button', { name: 'Yes' }).click()
  await expect(second).not.toHaveURL('/credits')
  await expect(page).toHaveURL('/auth/signin?redirect_to=%2Fme%2Fsetting%3Ffrom%3Dstory')
  expect(
    await page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]),
  ).toEqual(['', ''])
})

test('sign-in asks for a new code while the address is not confirmed', async ({ page, request }) => {
  const { signIn, title, field, acceptTerms } = entrance(page)
  const customer = await newCustomer(request, 'late', false)
  const first = await lastCode(request, customer.email)
  await page.goto('/auth/signin?redirect_to=/credits')
  await signIn(customer)
  await title('Check your email')
  await expect.poll(() => lastCode(request, customer.email)).not.toBe(first)
  await field('Code').fill(await lastCode(request, customer.email))
  await acceptTerms()
  await expect(page).toHaveURL('/credits')
})

test('what was designed before signing in comes along', async ({ page, request }) => {
  const { signIn, shows, acceptTerms } = entrance(page)
  const customer = await newCustomer(request, 'guest')
  await page.goto('/auth/signin?redirect_to=/credits')
  const secret = 'ab'.repeat(32)
  await page.evaluate(kept => localStorage.setItem('kitloom-guest-secret', kept), secret)
  const made = await request.post('/api/designs', {
    data: { id: crypto.randomUUID(), productType: 'SOCCER_KIT' },
    headers: { 'x-guest-secret': secret },
  })
  expect(made.status()).toBe(201)
  await signIn(customer)
  await acceptTerms()
  await shows('The design you made before signing in is now in your account.')
  await expect(page).toHaveURL('/credits')
})

test('who does not accept the terms is signed out again; a way on to another site leads home', async ({
  page,
  request,
}) => {
  const { signIn, press, title, acceptTerms } = entrance(page)
  const customer = await newCustomer(request, 'wary')
  await page.goto('/auth/signin?redirect_to=//evil.example/me')
  await signIn(customer)
  await title('Terms of Service')
  await expectOpenToEverybody(page, 'the terms')
  await press('Sign out')
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe('')
  await page.goto('/auth/signin?redirect_to=//evil.example/me')
  await signIn(customer)
  await acceptTerms()
  await expect(page).not.toHaveURL(/auth/)
  expect(new URL(page.url()).hostname).toBe('127.0.0.1')
})

test('somebody signs in with Google, and comes to where he wanted to go', async ({ page, request }) => {
  const { title, press, acceptTerms } = entrance(page)
  const customer = await newCustomer(request, 'google')
  const google = 'kitloom.apps.example'
  await page.route('**/whoami', async route => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), google } })
  })
  // Pages bring their shop along.
  await page.route('**/auth/**', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace('"tenant":{', `"tenant":{"google":"${google}",`)
    await route.fulfill({ response, body })
  })
  // Google's page says at once who one is, and the server believes it.
  await page.route('https://accounts.google.com/**', route => {
    const reported = new URL(route.request().url()).searchParams
    const idToken = `head.${btoa(JSON.stringify({ nonce: reported.get('nonce') }))}.signature`
    const response = new URLSearchParams({ id_token: idToken, state: reported.get('state') ?? '' })
    const script = `<script>location.replace(${JSON.stringify(`${reported.get('redirect_uri')}#${response}`)})</script>`
    return route.fulfill({ contentType: 'text/html', body: script })
  })
  await page.route('**/api/oauth/social', async route => {
    expect(route.request().postDataJSON()).toMatchObject({ provider: 'google', language: 'en' })
    expect(route.request().headers()['client-id']).toBe('app')
    const response = await request.post('/api/accounts/token', { data: { ...customer, clientId: 'web' } })
    await route.fulfill({ response: response })
  })
  await page.goto('/auth/signin?redirect_to=/credits')
  await title('Welcome back')
  await press('Continue with Google')
  await acceptTerms()
  await expect(page).toHaveURL('/credits')
})
