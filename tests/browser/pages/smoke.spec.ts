import { expect, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'

test('the first page and the editor open without a complaint, in Khmer', async ({ page }) => {
  const complaints = watchPage(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goto('/design/soccer')
  await expect(page).toHaveURL(/\?design=/)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('the server says that it is well', async ({ request }) => {
  const response = await request.get('/health')
  expect(await response.json()).toMatchObject({ status: 'ok' })
})
