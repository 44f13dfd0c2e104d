import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const field = (page: Page, size: string, sleeve: 'short' | 'long') =>
  page.getByLabel(`${size}, ${words(`pricing:sleeve.${sleeve}`)}`, { exact: true })
const code = (page: Page) => page.getByLabel(words('pricing:code'))

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('lang', 'en')))

test('a price is worked out line by line, with the next step and the smallest order', async ({ page }) => {
  const complaints = watchPage(page)
  await page.goto('/pricing')
  for (const size of ['S', 'L', 'XL']) await field(page, size, 'short').fill('')
  await field(page, 'M', 'short').fill('4')
  const total = page.locator('dd').last()
  await expect(total).toHaveText('$63.00')
  await expect(page.getByText('Minimum order is 10. Add 6 more.')).toBeVisible()
  await expect(page.getByText('Add 6 more to get 5% off.')).toBeVisible()

  await field(page, '3XL', 'long').fill('៦')
  await expect(page.getByText('You get 5% off.')).toBeVisible()
  await expect(page.getByRole('row', { name: /3XL/ }).filter({ hasText: '$18.25' })).toContainText('6%')
  await code(page).fill('newseason')
  await expect(page.getByText(words('pricing:promotion.taken'))).toBeVisible()
  await code(page).fill('NOSUCHCODE')
  await expect(page.getByText(words('pricing:promotion.unknown'))).toBeVisible()

  await field(page, 'M', 'short').fill('')
  await field(page, '3XL', 'long').fill('')
  await expect(page.getByText(words('pricing:nothing'))).toBeVisible()
  expect(complaints).toEqual([])
})

test('prices that do not come can be asked for again, and what was typed stays', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByText('Total for 16 items')).toBeVisible()
  await page.route('**/api/pricing/quote*', route => route.abort())
  await field(page, 'M', 'short').fill('30')
  await expect(page.getByText(words('app:problem.unreachable'))).toBeVisible()
  await page.unroute('**/api/pricing/quote*')
  await page.getByRole('button', { name: words('app:again') }).click()
  await expect(page.getByText('Total for 40 items')).toBeVisible()
})
