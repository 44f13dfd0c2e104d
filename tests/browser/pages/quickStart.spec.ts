import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { crest, drop, pageAsPng } from '../support/imageFiles.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const colour = (page: Page, role: 'main' | 'second') =>
  page.getByRole('main').getByLabel(words(`quickstart:role.${role}`), { exact: true })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    localStorage.setItem('lang', 'en')
    localStorage.setItem('kitloom-tour', 'seen')
  })
})

test('a crest gives its colours to twelve kits, of which one goes on in the designer', async ({ page }) => {
  const complaints = watchPage(page)
  await page.goto('/quickstart')
  const kits = page.getByRole('region', { name: words('quickstart:kits.plain') }).getByRole('listitem')
  await expect(kits).toHaveCount(12)
  const zone = page.getByRole('button', { name: words('quickstart:drop') })
  await drop(page, zone, pageAsPng)
  await expect(page.getByText(words('app:image.refused.page').replace('{{name}}', 'logo.png'))).toBeVisible()
  await drop(page, zone, crest)
  await expect(page.getByText(words('quickstart:colours.found'))).toBeVisible()
  await expect(colour(page, 'main')).toHaveValue('#0f3d2e')
  await expect(colour(page, 'second')).toHaveValue('#f2c166')
  await page.getByRole('button', { name: words('quickstart:more') }).click()
  await expect(colour(page, 'main')).toHaveValue('#f2c166')

  await page.getByLabel(words('quickstart:team')).fill('PURSAT')
  await page.getByRole('button', { name: words('soccer:templates.hoops') }).click()
  await page.getByRole('button', { name: words('quickstart:go') }).click()
  await expect(page).toHaveURL(/\/design\/soccer\?design=/)
  await page.locator('nav [data-tool=text]').click()
  await expect(page.getByRole('complementary').getByRole('button', { name: 'PURSAT' }).first()).toBeVisible()
  await page.locator('nav [data-tool=crest]').click()
  await expect(page.getByRole('complementary').locator('img').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('the twelve kits are there before anything is drawn, and are drawn anew with the first change', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await page.goto('/quickstart')
  const kits = page.getByRole('region', { name: words('quickstart:kits.plain') }).getByRole('listitem')
  await expect(kits.locator('img[src*="/quick-"]')).toHaveCount(12)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter(url => /GarmentStage|\.glb/.test(url))).toEqual([])
  await colour(page, 'main').fill('#6b2fa0')
  await expect(kits.locator('img[src^="blob:"]').first()).toBeVisible()
  await expect(kits.locator('img[src*="/quick-"]')).toHaveCount(0)
})

test('without a crest the colours are chosen by hand', async ({ page }) => {
  await page.goto('/quickstart')
  await colour(page, 'main').fill('#6b2fa0')
  await expect(colour(page, 'main')).toHaveValue('#6b2fa0')
  await page.getByRole('radio', { name: words('quickstart:mood.bold') }).click()
  await expect(page.getByRole('region', { name: words('quickstart:kits.plain') }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: words('quickstart:go') }).click()
  await expect(page).toHaveURL(/\/design\/soccer\?design=/)
})
