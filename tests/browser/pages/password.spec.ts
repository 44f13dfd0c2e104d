import { expect, test } from '@playwright/test'
import { entrance, lastEmail, lastLink, newAddress, newCustomer, speak, tokensOf } from '../support/customers.ts'

test.beforeEach(({ context }) => speak(context, 'en'))

test('a forgotten password is replaced with the link of the letter, once, and every session ends', async ({
  page,
  request,
}) => {
  const { field, press, title, shows, signIn, acceptTerms } = entrance(page)
  const customer = await newCustomer(request, 'forgetful')
  const elsewhere = await tokensOf(request, customer)
  await page.goto('/auth/signin')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await press('Send link')
  await shows('Please input your email')
  await field('Email').fill(customer.email)
  await press('Send link')
  await shows(`If there’s an account for ${customer.email}`)
  await expect(async () => expect(await lastEmail(request, customer.email)).toContain('#token=')).toPass()
  const link = await lastLink(request, customer.email)

  await page.goto(link)
  await title('Set a new password')
  await press('Save new password')
  await shows('Password is required.')
  await field('Password').fill('three-quiet-rivers')
  await field('Confirm password').fill('three-quiet-river')
  await press('Save new password')
  await shows('Confirm password is incorrect.')
  await field('Confirm password').fill('three-quiet-rivers')
  await press('Save new password')
  await title('Welcome back')
  await shows('Your password was changed and you were signed out everywhere.')
  const refreshed = await request.post('/api/accounts/refreshtoken', {
    data: { token: elsewhere.refresh, clientId: 'web' },
  })
  expect(refreshed.status()).toBe(401)
  await signIn(customer)
  await shows('Invalid email or password')
  await signIn({ ...customer, password: 'three-quiet-rivers' })
  await acceptTerms()
  await expect(page).not.toHaveURL(/auth/)
})

test('a link that was used leads on to a new one', async ({ page, request }) => {
  const { field, press, title, shows } = entrance(page)
  const customer = await newCustomer(request, 'twice')
  await request.post('/api/accounts/forgotpassword', { data: { email: customer.email } })
  const link = await lastLink(request, customer.email)
  const token = new URLSearchParams(link.split('#')[1]).get('token')
  await request.post('/api/accounts/resetpassword', { data: { token, password: 'three-quiet-rivers' } })
  await page.goto(link)
  await field('Password').fill('four-loud-rivers')
  await field('Confirm password').fill('four-loud-rivers')
  await press('Save new password')
  await shows('This link was already used or has expired. Request a new one here.')
  await expect(page).not.toHaveURL(/token=/)
  await title('Forgot your password?')
  await field('Email').fill(customer.email)
  await press('Send link')
  await title('Check your email')
})

test('an address without an account hears the same', async ({ page }) => {
  const { field, press, shows } = entrance(page)
  const email = newAddress('nobody')
  await page.goto('/auth/forgotpassword')
  await field('Email').fill(email)
  await press('Send link')
  await shows(`If there’s an account for ${email}, we sent it a link.`)
})

test('an account that is locked is unlocked with the link of its letter', async ({ page, request }) => {
  const { signIn, shows, acceptTerms } = entrance(page)
  const customer = await newCustomer(request, 'locked')
  for (let attempt = 0; attempt < 5; attempt++) {
    await request.post('/api/accounts/token', { data: { ...customer, password: 'wrong', clientId: 'web' } })
  }
  await page.goto('/auth/signin')
  await signIn(customer)
  await shows(/Too many wrong passwords.*Try again in a minute\./)
  const link = await lastLink(request, customer.email)
  await page.goto(link)
  await shows('Your account is unlocked. You can sign in now.')
  await expect(page).not.toHaveURL(/unlock=/)
  await signIn(customer)
  await acceptTerms()
  await expect(page).not.toHaveURL(/auth/)
})

test('without network everything typed stays, and the form says so', async ({ page, context }) => {
  const { field, press, shows } = entrance(page)
  await page.goto('/auth/forgotpassword')
  await field('Email').fill('sokha@kit.test')
  await context.setOffline(true)
  await press('Send link')
  await shows('Can’t reach the shop right now.')
  await expect(field('Email')).toHaveValue('sokha@kit.test')
  await context.setOffline(false)
  await press('Send link')
  await shows('If there’s an account for sokha@kit.test')
})
