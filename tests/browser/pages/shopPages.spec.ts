import { expect, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('lang', 'en')))

test('the pages of the footer are there, in the shop’s name', async ({ page }) => {
  const complaints = watchPage(page)
  await page.goto('/?tenant=mekong')
  for (const name of ['about', 'careers', 'privacy', 'terms']) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words(`app:footer.${name}`) })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: words(`app:footer.${name}`) })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Mekong Football')
    await expect(page).toHaveTitle(`${words(`app:footer.${name}`)} · Mekong Football`)
  }
  expect(complaints).toEqual([])
})

test('each product leads to its designer', async ({ page }) => {
  await page.goto('/products')
  const card = page.getByRole('article').filter({ hasText: words('app:product.POLO_SHIRT') })
  await card.getByRole('link', { name: words('products:design') }).click()
  await expect(page).toHaveURL(/\/design\/polo\?design=/)
})

test('an address that is no screen says so in the shop’s frame and leads home', async ({ page }) => {
  for (const address of ['/design/nothing/here', '/design/trousers', '/nowhere']) {
    await page.goto(address)
    await expect(page.getByText('The page you are looking for is no found!')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await page.getByRole('link', { name: words('app:notFound.home') }).click()
  await expect(page).toHaveURL(/\/$/)
})
