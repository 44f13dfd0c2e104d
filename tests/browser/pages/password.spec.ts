import { expect, test } from '@playwright/test'
import { entrance, lastLetter, lastLink, newAddress, newCustomer, speak, tokensOf } from '../support/customers.ts'

test.beforeEach(({ context }) => speak(context, 'en'))

test('a forgotten password is replaced with the link of the letter, once, and every session ends', async ({
  page,
  request,
}) => {
  const { field, press, title, says, signIn, acceptTerms } = entrance(page)
  const customer = await newCustomer(request, 'forgetful')
  const elsewhere = await tokensOf(request, customer)
  await page.goto('/auth/signin')
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await press('Send the link')
  await says('Please input your email')
  await field('Email').fill(customer.email)
  await press('Send the link')
  await says(`If there is an account for ${customer.email}`)
  await expect(async () => expect(await lastLetter(request, customer.email)).toContain('#token=')).toPass()
  const link = await lastLink(request, customer.email)

  await page.goto(link)
  await title('New password')
  await press('Keep the new password')
  await says('Password is required.')
  await field('Password').fill('three-quiet-rivers')
  await field('Confirm password').fill('three-quiet-river')
  await press('Keep the new password')
  await says('Confirm password is incorrect.')
  await field('Confirm password').fill('three-quiet-rivers')
  await press('Keep the new password')
  await title('Welcome back')
  await says('Your new password is kept, and you were signed out everywhere.')
  const refreshed = await request.post('/api/accounts/refreshtoken', {
    data: { token: elsewhere.refresh, clientId: 'web' },
  })
  expect(refreshed.status()).toBe(401)
  await signIn(customer)
  await says('Invalid email or password')
  await signIn({ ...customer, password: 'three-quiet-rivers' })
  await acceptTerms()
  await expect(page).not.toHaveURL(/auth/)
})

test('a link that was used leads on to a new one', async ({ page, request }) => {
  const { field, press, title, says } = entrance(page)
  const customer = await newCustomer(request, 'twice')
  await request.post('/api/accounts/forgotpassword', { data: { email: customer.email } })
  const link = await lastLink(request, customer.email)
  const token = new URLSearchParams(link.split('#')[1]).get('token')
  await request.post('/api/accounts/resetpassword', { data: { token, password: 'three-quiet-rivers' } })
  await page.goto(link)
  await field('Password').fill('four-loud-rivers')
  await field('Confirm password').fill('four-loud-rivers')
  await press('Keep the new password')
  await says('This link was used or is too old. Ask for a new one here.')
  await expect(page).not.toHaveURL(/token=/)
  await title('Forgot your password?')
  await field('Email').fill(customer.email)
  await press('Send the link')
  await title('Look into your mail')
})

test('an address without an account hears the same', async ({ page }) => {
  const { field, press, says } = entrance(page)
  const email = newAddress('nobody')
  await page.goto('/auth/forgotpassword')
  await field('Email').fill(email)
  await press('Send the link')
  await says(`If there is an account for ${email}, a letter with a link is on its way.`)
})

test('an account that is locked is unlocked with the link of its letter', async ({ page, request }) => {
  const { signIn, says, acceptTerms } = entrance(page)
  const customer = await newCustomer(request, 'locked')
  for (let attempt = 0; attempt < 5; attempt++) {
    await request.post('/api/accounts/token', { data: { ...customer, password: 'wrong', clientId: 'web' } })
  }
  await page.goto('/auth/signin')
  await signIn(customer)
  await says(/Too many wrong passwords.*You can try again in a minute\./)
  const link = await lastLink(request, customer.email)
  await page.goto(link)
  await says('Your account is unlocked. You can sign in now.')
  await expect(page).not.toHaveURL(/unlock=/)
  await signIn(customer)
  await acceptTerms()
  await expect(page).not.toHaveURL(/auth/)
})

test('without network everything typed stays, and the form says so', async ({ page, context }) => {
  const { field, press, says } = entrance(page)
  await page.goto('/auth/forgotpassword')
  await field('Email').fill('sokha@kit.test')
  await context.setOffline(true)
  await press('Send the link')
  await says('The shop cannot be reached just now.')
  await expect(field('Email')).toHaveValue('sokha@kit.test')
  await context.setOffline(false)
  await press('Send the link')
  await says('If there is an account for sokha@kit.test')
})
