import { expect, test } from '@playwright/test'
import { watchPage } from '../support/watchPage.ts'

test('the editor opens without a complaint, in Khmer', async ({ page }) => {
  const complaints = watchPage(page)
  await page.goto('/')
  await expect(page).toHaveURL(/\/design\/soccer/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('an address that is no screen says so and leads home', async ({ page }) => {
  await page.goto('/design/nothing/here')
  await page.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/design\/soccer/)
})

test('the server says that it is well', async ({ request }) => {
  const answer = await request.get('/health')
  expect(await answer.json()).toMatchObject({ status: 'ok' })
})
